import { ExternalLink } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TextLink.css.ts';

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  /** The address of a page, an email (`mailto:`), or a phone call (`tel:`). */
  href: string;
  /** Names the target. */
  children: ReactNode;
  /** Read out after a link to a page, such as `(opens in a new tab)`. */
  newTabLabel: string;
  /** Set outside of sentences, for a larger touch target. */
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
      // For emails and phone calls, Firefox would leave an empty tab.
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
