import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const note = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.hairline}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});
