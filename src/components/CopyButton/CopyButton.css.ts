import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: vars.space[3],
  minInlineSize: 0,
});

export const outcome = componentStyle({
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});
