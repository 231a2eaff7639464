import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/part.ts';

export const note = part({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.hairline}`,
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
});
