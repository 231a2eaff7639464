import type { IconNode } from 'lucide';
import { createElement } from 'react';

export interface IconProps {
  /** An icon of the package `lucide`. */
  shape: IconNode;
  /** A length for both sides. Without it, `className` sets them. */
  size?: string;
  /** In a box of 24 by 24. A small icon needs 3. */
  strokeWidth?: number;
  /** A class of the owner. */
  className?: string;
  /** For screen readers, if no text beside the icon says the same. */
  label?: string;
}

/** A sign in the color of the text beside it. Screen readers pass over it, unless it has a label. */
export function Icon({ shape, size, strokeWidth = 2, className, label }: IconProps) {
  return createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
      className,
    },
    ...shape.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
