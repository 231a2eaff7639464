import type { ComponentProps, ReactNode } from 'react';
import * as css from './Button.css.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'style'> {
  /** What a press does. */
  children: ReactNode;
  /** Decoration before the text, for example an icon. */
  leading?: ReactNode;
  /** How loud it is. `bare` has no look of its own: its owner gives it one by `className`. */
  variant?: 'primary' | 'quiet' | 'plain' | 'bare';
  /** `done` for a disabled button that says that its action has been carried out. */
  tone?: 'accent' | 'done';
  /** `small` for a corner of the page. */
  size?: 'regular' | 'small';
  /** `full` for the main action of a form or a card. */
  width?: 'content' | 'full';
  /** While its request runs. It cannot be pressed, but does not look out of use. */
  isBusy?: boolean;
  /** For an action that is not possible now. */
  disabled?: boolean;
  /** Called for the first click of a double-click alone: the second may hit a button that the first has revealed. */
  onClick?: ComponentProps<'button'>['onClick'];
  /** Only with `bare`. */
  className?: string;
}

/** Without this, Firefox restores the disabled state of buttons after a reload. */
const restoreNothing = { autoComplete: 'off' };

/**
 * Does one thing, which its words name. They begin with a verb: *Sign Out*, *Add to my calendar*.
 *
 * - To lead to another page or to an email, take a `TextLink`.
 * - `primary` once on a screen, `quiet` for what else it offers, `plain` beside the text that it belongs to, `bare` for a
 *   row or a mark that can be pressed as a whole.
 * - While a request runs: `isBusy`, and *Signing In...* in place of *Sign In*.
 * - A button that is `disabled` cannot take the focus, and many never meet it: a sentence nearby says why.
 * - Enter and the space bar press it.
 */
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
