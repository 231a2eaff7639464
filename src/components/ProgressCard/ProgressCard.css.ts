import { style } from '@vanilla-extract/css';
import { secondaryText, vars } from '../theme/contract.css.ts';

export const completion = style({ flex: '9 1 20rem' });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  marginBlockEnd: vars.space[1],
  fontSize: vars.fontSize.small,
});

export const percentage = style({
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const remaining = style({
  flex: '1 1 16rem',
  ...secondaryText,
  textWrap: 'balance',
});
