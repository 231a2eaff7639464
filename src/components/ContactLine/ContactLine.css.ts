import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const link = style({
  // As tall as a finger needs, without moving the lines apart.
  paddingBlock: '0.3rem',
  color: vars.color.accent,
  fontWeight: vars.fontWeight.medium,
  textUnderlineOffset: '0.2em',
});
