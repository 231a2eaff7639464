import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const box = style({
  blockSize: vars.space[7],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  forcedColorAdjust: 'none',
});

export const value = style({ lineHeight: vars.lineHeight.control });
