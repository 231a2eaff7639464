import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const length = style({
  blockSize: vars.space[4],
  backgroundColor: vars.color.outline,
  forcedColorAdjust: 'none',
});

export const corner = style({
  inlineSize: '8rem',
  blockSize: vars.space[8],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
});
