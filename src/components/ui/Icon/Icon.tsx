import type { IconNode } from 'lucide';
import { createElement } from 'react';

export interface IconProps {
  /** A picture of the package lucide. */
  shape: IconNode;
  /** A length, of width and height. Without it, styles decide. */
  size?: string;
  /** In a box of 24 by 24. */
  strokeWidth?: number;
  /** For how the icon fits into its surroundings. */
  className?: string;
  /** For screen readers, if no text beside the icon says the same. */
  label?: string;
}

/** A picture in the color of the text. It decorates words, or has a label of its own. */
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
