import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

export const note = componentStyle({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.hairline}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});
