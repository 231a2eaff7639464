import { style } from '@vanilla-extract/css';
import { row, vars } from '#components/theme/contract.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

export const days = style({ ...row, columnGap: vars.space[3] });

/** A name and a link, one below the other if there is no room. */
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[3],
});
