import type { ComponentProps, ReactNode } from 'react';
import type { space } from '../../theme/tokens.ts';
import * as css from './Row.css.ts';

export interface RowProps extends Omit<ComponentProps<'div'>, 'className' | 'style'> {
  /** The parts, in reading direction. */
  children: ReactNode;
  /** The distance between the parts, as a step of the spacing scale. */
  gap: keyof typeof space;
  /** The distance between wrapped lines, if it is not `gap`. Texts need less than buttons. */
  lineGap?: keyof typeof space;
  /** `baseline` aligns texts of different sizes. */
  align?: 'center' | 'baseline';
}

/** Puts parts side by side, at equal distances. Parts that do not fit wrap to the next line. */
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
