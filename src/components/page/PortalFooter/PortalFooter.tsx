import type { ReactNode } from 'react';
import { type Contact, ContactLine } from '#ui/ContactLine';
import { pageWidth } from '../../theme/pageWidth.css.ts';
import { usePortalWords } from '../../words/portalWords.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import * as css from './PortalFooter.css.ts';

export interface PortalFooterProps {
  /** A quiet line about this installation, such as that it is a demo. In English, like all developer tools. */
  notice?: string | undefined;
  /** The person or team that users can ask for help. */
  contact?: Contact | undefined;
  /** The language switch, at the end. Only phones show it here; a wide screen has it in the header. */
  trailing?: ReactNode;
}

/** Closes the page: its provider, a contact, and a quiet line about this installation. Nothing here is essential. */
export function PortalFooter({ notice, contact, trailing }: PortalFooterProps) {
  const { page } = usePortalWords();
  const { questions } = useSignInWords().everywhere;
  return (
    <footer className={css.footer}>
      <div className={`${pageWidth} ${css.content}`}>
        <p className={css.powered}>{page.poweredBy}</p>
        <p>{page.partner}</p>
        {contact && <ContactLine label={questions} {...contact} />}
        {notice && (
          <p lang="en" className={css.notice}>
            {notice}
          </p>
        )}
        <div className={css.languages}>{trailing}</div>
      </div>
    </footer>
  );
}
