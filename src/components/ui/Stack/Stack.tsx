import type { ComponentProps, ReactNode } from 'react';
import type { space } from '../../theme/tokens.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** The parts, from top to bottom. */
  children: ReactNode;
  /** The distance between the parts: a step of the space scale. */
  gap: keyof typeof space;
  /** Where a part is if it is narrower than the stack. `stretch` makes it as wide. */
  align?: 'stretch' | 'start' | 'center';
  /** For how the stack fits into its surroundings, for example its margin. */
  className?: string;
}

/** Parts below each other, at one distance. */
export function Stack({ gap, align = 'stretch', className = '', ...attributes }: StackProps) {
  return (
    <div
      {...attributes}
      className={`${css.stack} ${className}`.trim()}
      data-gap={gap}
      data-align={align}
    />
  );
}
