import type { ComponentProps } from 'react';
import * as css from './PlanLink.css.ts';

export interface PlanLinkProps extends Omit<ComponentProps<'a'>, 'onClick' | 'style'> {
  /** The address of the target, for opening it in another tab. */
  href: string;
  /** Called for a click without modifier keys, and only once for a double-click. */
  onPress: () => void;
  /** Sets the look, because the link has none of its own. */
  className: string;
}

/**
 * Makes a whole milestone or mission clickable. After a plain click, the owner opens it in this page. After a click
 * with Ctrl or the middle button, or from its menu, the browser opens it in a new tab.
 */
export function PlanLink({ href, onPress, className, children, ...attributes }: PlanLinkProps) {
  return (
    <a
      {...attributes}
      href={href}
      className={`${css.link} ${className}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        // The second click of a double-click may hit a link that the first has moved under the pointer.
        if (event.detail < 2) onPress();
      }}
    >
      {children}
    </a>
  );
}
