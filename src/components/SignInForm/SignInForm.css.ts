import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

export const form = componentStyle({ display: 'grid', gap: vars.space[5] });

export const rules = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[4],
});
