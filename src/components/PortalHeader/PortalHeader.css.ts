import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
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
  gap: vars.space[2],
  paddingBlock: vars.space[2],
});

/** On a phone, the name and what it is below each other make room for the rest of the row. */
export const product = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  '@media': { [media.narrow]: { flexDirection: 'column', alignItems: 'start' } },
});

export const account = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} min(${vars.space[3]}, 2vw)`,
});

const words = { color: vars.color.inkSoft, lineHeight: 1.2 };
const small = { fontSize: vars.fontSize.small };

export const label = part({ ...words, '@media': { [media.narrow]: small } });

export const greeting = part({
  ...words,
  '@media': { [media.narrow]: { ...small, inlineSize: 'min-content', textAlign: 'end' } },
});

export const icon = part({ '@media': { [media.narrow]: { display: 'none' } } });
