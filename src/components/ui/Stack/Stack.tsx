import type { ComponentProps, ReactNode } from 'react';
import type { space } from '../../theme/tokens.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends Omit<ComponentProps<'div'>, 'className' | 'style'> {
  /** The parts, from top to bottom. */
  children: ReactNode;
  /** The distance between the parts, as a step of the spacing scale. */
  gap: keyof typeof space;
  /** The alignment of a part that is narrower than the stack. `stretch` makes it as wide. */
  align?: 'stretch' | 'start' | 'center';
}

/** Stacks parts at equal distances. To set a margin or a place in a grid, put an element around the stack. */
export function Stack({ gap, align = 'stretch', ...attributes }: StackProps) {
  return <div {...attributes} className={css.stack} data-gap={gap} data-align={align} />;
}
