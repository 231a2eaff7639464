import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useSignInWords } from '../words/signInWords.ts';
import * as css from './TextLink.css.ts';

export interface TextLinkProps {
  href: string;
  children: ReactNode;
}

/** With `nowrap`, keeps the icon on the line of the last word. */
const wordJoiner = '\u2060';

/** A link out of the portal, which stays open. */
export function TextLink({ href, children }: TextLinkProps) {
  const { opensInNewTab } = useSignInWords().everywhere;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={css.link}>
      {children}
      {!/^(?:mailto|tel):/i.test(href) && (
        <span className={css.end}>
          {wordJoiner}
          <Icon shape={ExternalLink} className={css.icon} />
          <span className={visuallyHidden}>{` ${opensInNewTab}`}</span>
        </span>
      )}
    </a>
  );
}
