import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/part.ts';

export const header = part({
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const content = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  paddingBlock: vars.space[3],
});

export const product = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
});

export const label = part({ color: vars.color.inkSoft });

export const account = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const greeting = part({ color: vars.color.inkSoft });
