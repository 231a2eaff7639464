import type { ComponentProps, ReactNode } from 'react';
import type { space } from '../../theme/tokens.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends Omit<ComponentProps<'div'>, 'className' | 'style'> {
  /** The parts, from top to bottom. */
  children: ReactNode;
  /** The distance between the parts: a step of the space scale. */
  gap: keyof typeof space;
  /** Where a part is if it is narrower than the stack. `stretch` makes it as wide. */
  align?: 'stretch' | 'start' | 'center';
}

/** Parts below each other, at one distance. Its margin, or its place in a grid, is for an element around it. */
export function Stack({ gap, align = 'stretch', ...attributes }: StackProps) {
  return <div {...attributes} className={css.stack} data-gap={gap} data-align={align} />;
}
