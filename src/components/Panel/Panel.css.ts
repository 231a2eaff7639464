import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';

export const panel = part({
  minInlineSize: 0,
  scrollMarginBlock: vars.space[4],
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  '@media': { [media.medium]: { padding: vars.space[5] } },
});

export const header = part({
  display: 'grid',
  gap: vars.space[1],
  marginBlockEnd: vars.space[4],
  overflowWrap: 'anywhere',
});

export const title = part({ fontSize: vars.fontSize.lead });

export const hint = part({ color: vars.color.inkSoft });
