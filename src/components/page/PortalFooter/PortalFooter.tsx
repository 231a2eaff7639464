import type { ReactNode } from 'react';
import { type Contact, ContactLine } from '#ui/ContactLine';
import { pageWidth } from '../../theme/pageWidth.css.ts';
import { usePortalWords } from '../../words/portalWords.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import * as css from './PortalFooter.css.ts';

export interface PortalFooterProps {
  /** A quiet line about this installation, for example that it is a demo. In English, like the developers' tools. */
  notice?: string | undefined;
  /** Whom users can ask. */
  contact?: Contact | undefined;
  /** At the end, on a phone alone: the switch of the languages. A wide screen has it in the header. */
  trailing?: ReactNode;
}

/** Closes the page: whose it is, whom to ask, and a quiet line about this installation. Nothing here is needed to go on. */
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
