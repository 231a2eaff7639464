import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/part.ts';

export const form = part({ display: 'grid', gap: vars.space[5] });

export const rules = part({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[4],
});
