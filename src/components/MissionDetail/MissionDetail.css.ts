import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';

export const pane = part({
  minInlineSize: 0,
  scrollMarginBlock: vars.space[4],
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  '@media': {
    [media.medium]: { padding: vars.space[5] },
    [media.wide]: { padding: vars.space[6] },
  },
});

export const badges = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
});

export const title = part({
  maxInlineSize: '40rem',
  fontSize: vars.fontSize.title,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});

export const description = part({ marginBlock: `${vars.space[4]} ${vars.space[6]}` });

export const confirmation = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  borderRadius: vars.radius.small,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[4] } },
});
