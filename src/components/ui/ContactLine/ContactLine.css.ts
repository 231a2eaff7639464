import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const link = style({
  // A larger target for fingers. The padding of an inline link moves no other line.
  paddingBlock: '0.3rem',
  color: vars.color.accent,
  fontWeight: vars.fontWeight.medium,
  textUnderlineOffset: '0.2em',
});
