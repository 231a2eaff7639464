import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const header = componentStyle({
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const content = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
});

/** On a phone, the name and what it is below each other make room for the rest of the row. */
export const product = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  '@media': { [media.narrow]: { flexDirection: 'column', alignItems: 'start' } },
});

/** On the narrowest phones the greeting stands below the rest. */
const narrowest = '(width < 22rem)';

export const account = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} min(${vars.space[3]}, 2vw)`,
  '@media': { [narrowest]: { justifyContent: 'end', maxInlineSize: '9.5rem' } },
});

export const avatar = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '0.02em',
});

const words = { color: vars.color.textMuted, lineHeight: 1.2 };
const small = { fontSize: vars.fontSize.small };

export const label = componentStyle({ ...words, '@media': { [media.narrow]: small } });

export const greeting = componentStyle({
  ...words,
  '@media': {
    // One word a line.
    [media.narrow]: {
      ...small,
      inlineSize: 'min-content',
      overflowWrap: 'normal',
      textAlign: 'end',
    },
    [narrowest]: { order: 1, inlineSize: '100%' },
  },
});

export const icon = componentStyle({ '@media': { [media.narrow]: { display: 'none' } } });
