import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const link = style({
  // Padding for fingers, and a margin against it, so that the lines stay together.
  paddingBlock: '0.3rem',
  color: vars.color.accent,
  fontWeight: vars.fontWeight.medium,
  textUnderlineOffset: '0.2em',
});
