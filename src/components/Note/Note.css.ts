import { style } from '@vanilla-extract/css';
import { secondaryText, vars } from '../theme/contract.css.ts';

export const note = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.hairline}`,
  ...secondaryText,
});
