import type { MouseEvent, ReactNode } from 'react';
import * as css from './Button.css.ts';

export interface ButtonProps {
  children: ReactNode;
  icon?: ReactNode;
  /** `primary` is for a screen's main action, `quiet` for the others, `plain` for a button next to its text. */
  kind?: 'primary' | 'quiet' | 'plain';
  /** What screen readers say instead of the content. It contains the visible text. */
  label?: string;
  type?: 'button' | 'submit';
  id?: string | undefined;
  width?: 'content' | 'full';
  disabled?: boolean;
  /** Not called for the second click of a double-click, which may hit a button that the first click revealed. */
  onClick?: (event: MouseEvent) => void;
}

/** Without this, Firefox restores the disabled state of buttons after a reload. */
const restoreNothing = { autoComplete: 'off' };

/** Does one thing, which its words name. */
export function Button({
  children,
  icon,
  kind = 'primary',
  label,
  type = 'button',
  id,
  width = 'content',
  disabled = false,
  onClick,
}: ButtonProps) {
  return (
    <button
      {...restoreNothing}
      type={type}
      id={id}
      aria-label={label}
      className={css.button}
      data-kind={kind}
      data-width={width}
      disabled={disabled}
      onClick={(event) => {
        if (event.detail < 2) onClick?.(event);
      }}
    >
      {/* Without an icon, plain text, which src/app/firstScreen/bootstrap.ts can replace before hydration. */}
      {icon ? (
        <>
          {icon}
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
