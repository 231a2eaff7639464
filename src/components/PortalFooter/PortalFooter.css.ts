import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/part.ts';

export const footer = part({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
});

export const content = part({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingBlock: vars.space[5],
  overflowWrap: 'anywhere',
});

export const powered = part({ color: vars.color.ink, fontWeight: vars.fontWeight.bold });

export const notice = part({ marginInlineStart: 'auto' });
