import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const skipLink = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: 1,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.fontWeight.bold,
});
