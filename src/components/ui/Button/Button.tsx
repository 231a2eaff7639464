import type { ComponentProps, ReactNode } from 'react';
import * as css from './Button.css.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'style'> {
  /** Names the action. */
  children: ReactNode;
  /** Decoration before the text, for example an icon. */
  leading?: ReactNode;
  /** The emphasis. `bare` has no styles: its owner sets them with `className`. */
  variant?: 'primary' | 'quiet' | 'plain' | 'bare';
  /** `done` for a disabled button whose label says that the action has been carried out. */
  tone?: 'accent' | 'done';
  /** `small` for a button in a corner of the page. */
  size?: 'regular' | 'small';
  /** `full` for the main action of a form or a card. */
  width?: 'content' | 'full';
  /** A request is running. The button cannot be clicked, but does not look disabled. */
  isBusy?: boolean;
  /** The action is not possible now. */
  disabled?: boolean;
  /** Called only for the first click of a double-click: the second may hit a button that the first has revealed. */
  onClick?: ComponentProps<'button'>['onClick'];
  /** Only with `bare`. */
  className?: string;
}

/** Without this, Firefox restores the disabled state of buttons after a reload. */
const restoreNothing = { autoComplete: 'off' };

/**
 * Does the one thing that its label names. The label begins with a verb: *Sign Out*, *Add to my calendar*.
 *
 * - To link to another page or an email, use a `TextLink`.
 * - Use `primary` once per screen, `quiet` for its other actions, `plain` beside the text that it belongs to, `bare`
 *   for a row or a mark that is clickable as a whole.
 * - While a request runs, set `isBusy`, and replace the label: *Signing In...* for *Sign In*.
 * - A `disabled` button cannot take the focus, so keyboard users may never find it: a sentence nearby says why.
 * - Enter and the space bar activate it.
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
      {/* Plain text if there is no icon, so that src/app/firstScreen/bootstrap.ts can replace it before hydration. */}
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
