import { style } from '@vanilla-extract/css';
import { row, secondaryText, vars } from '../../theme/contract.css.ts';

export const list = style({
  ...row,
  alignItems: 'baseline',
  justifyContent: 'end',
  columnGap: vars.space[4],
});

export const selected = style({
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.bold,
});

export const message = style({
  ...secondaryText,
  maxInlineSize: '20rem',
  marginInlineStart: 'auto',
  textAlign: 'end',
});
