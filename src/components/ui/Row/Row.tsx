import type { ComponentProps, ReactNode } from 'react';
import type { space } from '../../theme/tokens.ts';
import * as css from './Row.css.ts';

export interface RowProps extends Omit<ComponentProps<'div'>, 'className' | 'style'> {
  /** The parts, in reading direction. */
  children: ReactNode;
  /** The distance between the parts: a step of the space scale. */
  gap: keyof typeof space;
  /** The distance between the lines once the parts wrap, if it is not `gap`. Texts need less than buttons. */
  lineGap?: keyof typeof space;
  /** `baseline` puts texts of different sizes on one line. */
  align?: 'center' | 'baseline';
}

/** Parts beside each other, at one distance. Those that have no room wrap to the next line. */
export function Row({ gap, lineGap, align = 'center', ...attributes }: RowProps) {
  return (
    <div
      {...attributes}
      className={css.row}
      data-gap={gap}
      data-line-gap={lineGap}
      data-align={align}
    />
  );
}
