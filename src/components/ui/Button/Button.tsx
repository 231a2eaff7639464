import type { ComponentProps, ReactNode } from 'react';
import * as css from './Button.css.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'style'> {
  /** The text, which names what a press does. */
  children: ReactNode;
  /** Decoration before the text, for example an icon. */
  leading?: ReactNode;
  /**
   * `primary` is for a screen's main action, `quiet` for the others, `plain` for a button next to its text. `bare` has no
   * look of its own: its owner gives it one by `className`, for example as the row of a list.
   */
  variant?: 'primary' | 'quiet' | 'plain' | 'bare';
  /** `done` for a disabled button that says that its action has been carried out. */
  tone?: 'accent' | 'done';
  /** `small` for a corner of the page. */
  size?: 'regular' | 'small';
  width?: 'content' | 'full';
  /** While its request runs, the button is disabled, but does not look out of use. */
  isBusy?: boolean;
  /** Not called for the second click of a double-click, which may hit a button that the first click revealed. */
  onClick?: ComponentProps<'button'>['onClick'];
}

/** Without this, Firefox restores the disabled state of buttons after a reload. */
const restoreNothing = { autoComplete: 'off' };

/** Does one thing, which its words name. */
export function Button({
  children,
  leading,
  variant = 'primary',
  tone = 'accent',
  size = 'regular',
  width = 'content',
  isBusy = false,
  type = 'button',
  disabled = false,
  className,
  onClick,
  ...attributes
}: ButtonProps) {
  const look = {
    className: css.button,
    'data-variant': variant,
    'data-tone': tone,
    'data-size': size,
    'data-width': width,
    'data-busy': isBusy || undefined,
  };
  return (
    <button
      {...restoreNothing}
      {...attributes}
      {...(variant === 'bare' ? { className } : look)}
      type={type}
      disabled={disabled || isBusy}
      onClick={(event) => {
        if (event.detail < 2) onClick?.(event);
      }}
    >
      {/* Without an icon, plain text, which src/app/firstScreen/bootstrap.ts can replace before hydration. */}
      {leading ? (
        <>
          {leading}
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
