import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/part.ts';

export const note = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.hairline}`,
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
});

export const text = part({ minInlineSize: 0 });
