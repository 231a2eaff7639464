import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/part.ts';

export const box = part({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[4],
  backgroundColor: vars.color.dangerPaper,
  border: `1px solid ${vars.color.danger}`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
});

export const icon = part({ marginBlockStart: '0.1rem', color: vars.color.danger });

export const content = part({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const title = part({ color: vars.color.danger, fontSize: vars.fontSize.body });

export const help = part({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  color: vars.color.inkSoft,
});
