import { style } from '@vanilla-extract/css';
import { media, row, vars } from '../../theme/contract.css.ts';

export const header = style({
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const content = style({
  ...row,
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
});

/** On a phone, the brand and its label do not fit side by side. */
export const product = style({
  ...row,
  alignItems: 'center',
  columnGap: vars.space[3],
  // The width of the brand. A long label wraps, so that the row does not.
  flex: '1 1 7rem',
  '@media': { [media.narrow]: { flexDirection: 'column', alignItems: 'start' } },
});

/** On a phone, the language switch is in the footer: a header with two lines would push the next step out of sight. */
export const corner = style({
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[4],
  '@media': { [media.narrow]: { display: 'none' } },
  // A build with one language has no language switch.
  selectors: { '&:empty': { display: 'none' } },
});

/** On the narrowest phones, the greeting is below the rest. */
const narrowest = '(width < 22rem)';

export const account = style({
  ...row,
  alignItems: 'center',
  marginInlineStart: 'auto',
  gap: `${vars.space[1]} min(${vars.space[3]}, 2vw)`,
  '@media': { [narrowest]: { justifyContent: 'end', maxInlineSize: '9.5rem' } },
});

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '0.02em',
});

const words = { color: vars.color.textMuted, lineHeight: vars.lineHeight.heading };
const small = { fontSize: vars.fontSize.small };

export const label = style({ ...words, '@media': { [media.narrow]: small } });

export const greeting = style({
  ...words,
  '@media': {
    // One word per line.
    [media.narrow]: {
      ...small,
      inlineSize: 'min-content',
      overflowWrap: 'normal',
      textAlign: 'end',
    },
    [narrowest]: { order: 1, inlineSize: '100%' },
  },
});

export const icon = style({ '@media': { [media.narrow]: { display: 'none' } } });
