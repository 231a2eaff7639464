import { useContext } from 'react';
import { type Contact, ContactLine } from '#ui/ContactLine';
import { pageWidth } from '../../theme/pageWidth.css.ts';
import { usePortalWords } from '../../words/portalWords.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import { LanguageSwitchContext } from '../LanguageSwitch/LanguageSwitchContext.ts';
import * as css from './PortalFooter.css.ts';

export interface PortalFooterProps {
  /** A quiet line about this installation, for example that it is a demo. In English, like the developers' tools. */
  notice?: string | undefined;
  contact?: Contact | undefined;
}

/** Closes the page: whom to ask, and a quiet line about this installation. */
export function PortalFooter({ notice, contact }: PortalFooterProps) {
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
        <div className={css.languages}>{useContext(LanguageSwitchContext)}</div>
      </div>
    </footer>
  );
}
