import type { ComponentProps } from 'react';
import * as css from './PlanLink.css.ts';

export interface PlanLinkProps extends Omit<ComponentProps<'a'>, 'onClick' | 'style'> {
  /** The address of what it leads to, which another tab shows. */
  href: string;
  /** Called for a plain press; for a double press, once. */
  onPress: () => void;
  /** Its look: it has none of its own. */
  className: string;
}

/**
 * A milestone or a mission that can be pressed as a whole. Its owner shows it in this page; the browser shows it
 * in a new tab, after a press with Ctrl or the middle button, or from its menu.
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
        // The second press of a double press may hit what the first has brought under the pointer.
        if (event.detail < 2) onPress();
      }}
    >
      {children}
    </a>
  );
}
