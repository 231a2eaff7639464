import type { MouseEvent, ReactNode, Ref } from 'react';
import * as css from './Button.css.ts';

export interface ButtonProps {
  children: ReactNode;
  /** Drawn before the words, and hidden from screen readers, because the words say the same. */
  icon?: ReactNode;
  /**
   * `primary` for the one thing a screen is about, `quiet` for the rest, `plain` beside a text that it
   * belongs to; `done` says that there is nothing left to do.
   */
  kind?: 'primary' | 'quiet' | 'plain' | 'done';
  type?: 'button' | 'submit';
  id?: string | undefined;
  width?: 'content' | 'full';
  disabled?: boolean;
  /** Ignores the second click of a double-click, which may hit a button that the first click has brought. */
  onClick?: (event: MouseEvent) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Without it, Firefox restores after a reload which buttons were disabled. */
const restoreNothing = { autoComplete: 'off' };

export function Button({
  children,
  icon,
  kind = 'primary',
  type = 'button',
  id,
  width = 'content',
  disabled = false,
  onClick,
  ref,
}: ButtonProps) {
  return (
    <button
      {...restoreNothing}
      ref={ref}
      type={type}
      id={id}
      className={css.button}
      data-kind={kind}
      data-width={width}
      disabled={disabled}
      onClick={(event) => {
        if (event.detail < 2) onClick?.(event);
      }}
    >
      {/* Plain text without an icon, because the page's own script changes it where a form is sent before hydration. */}
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
