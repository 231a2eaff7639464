import type { IconNode } from 'lucide';
import { createElement } from 'react';

export interface IconProps {
  /** An icon from the `lucide` package. */
  shape: IconNode;
  /** The length of both sides. If undefined, `className` sets them. */
  size?: string;
  /** In units of the 24 × 24 box. A small icon needs 3. */
  strokeWidth?: number;
  /** A class from the owner. */
  className?: string;
  /** The text for screen readers, unless text beside the icon says the same. */
  label?: string;
}

/** An icon in the color of the surrounding text. Screen readers skip it unless it has a label. */
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
