import { style } from '@vanilla-extract/css';
import { row, secondaryText, vars } from '../../theme/contract.css.ts';

export const header = style({
  ...row,
  alignItems: 'baseline',
  columnGap: vars.space[3],
});

export const title = style({ fontSize: vars.fontSize.body });

export const hint = style(secondaryText);

export const legend = style({
  ...row,
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  marginBlockEnd: vars.space[1],
  fontSize: vars.fontSize.small,
});

export const percentage = style({
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
