import { style } from '@vanilla-extract/css';
import { card, secondaryText, vars } from '../../theme/contract.css.ts';

export const line = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.hairline}`,
  ...secondaryText,
});

export const box = style({ ...card, borderInlineStart: `4px solid ${vars.color.accent}` });
