import type { MouseEvent, ReactNode, Ref } from 'react';
import * as css from './Button.css.ts';

export interface ButtonProps {
  children: ReactNode;
  /** `primary` for the one thing a screen is about, `quiet` for the rest. */
  kind?: 'primary' | 'quiet';
  type?: 'button' | 'submit';
  width?: 'content' | 'full';
  disabled?: boolean;
  onClick?: (event: MouseEvent) => void;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  children,
  kind = 'primary',
  type = 'button',
  width = 'content',
  disabled = false,
  onClick,
  ref,
}: ButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      className={css.button}
      data-kind={kind}
      data-width={width}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
