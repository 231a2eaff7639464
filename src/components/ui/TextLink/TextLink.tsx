import { ExternalLink } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TextLink.css.ts';

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  /** An address, also of an email (`mailto:`) or a telephone (`tel:`). */
  href: string;
  /** Names where the link leads. */
  children: ReactNode;
  /** Read out after the link of a page, for example `(opens in a new tab)`. */
  newTabLabel: string;
  /** For a link that is not within a sentence: a larger target for fingers. */
  isStandalone?: boolean;
}

/** With `nowrap`, keeps the icon on the line of the last word. */
const wordJoiner = '\u2060';

/** A link out of the portal, which stays open. */
export function TextLink({ children, newTabLabel, isStandalone, ...attributes }: TextLinkProps) {
  const isPage = !/^(?:mailto|tel):/i.test(attributes.href);
  return (
    <a
      {...attributes}
      // Without a page, Firefox would leave an empty tab.
      {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
      className={css.link}
      data-standalone={isStandalone || undefined}
    >
      {children}
      {isPage && (
        <span className={css.end}>
          {wordJoiner}
          <Icon shape={ExternalLink} className={css.icon} />
          <VisuallyHidden>{` ${newTabLabel}`}</VisuallyHidden>
        </span>
      )}
    </a>
  );
}
