import { style } from '@vanilla-extract/css';
import { media, row, secondaryText, vars } from '../../theme/contract.css.ts';

const gap = vars.space[4];

export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
});

/** No margin on phones, because the next step should be visible without scrolling. */
export const badge = style({
  display: 'flex',
  '@media': { [media.medium]: { marginBlockEnd: vars.space[2] } },
});

export const status = style([
  badge,
  { ...secondaryText, ...row, alignItems: 'baseline', gap: `0 ${vars.space[2]}` },
]);

export const shortDay = style({ '@media': { [media.medium]: { display: 'none' } } });

export const longDay = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const title = style({ fontSize: vars.fontSize.title, letterSpacing: '-0.015em' });

export const text = style({
  marginBlockStart: `calc(${vars.space[1]} - ${gap})`,
  maxInlineSize: '42rem',
  color: vars.color.textMuted,
  selectors: {
    '&[data-journey="begun"]': {
      '@media': {
        [media.narrow]: { order: 1, marginBlockStart: 0, fontSize: vars.fontSize.small },
      },
    },
  },
});

export const planHint = style({
  ...secondaryText,
  marginBlockStart: vars.space[1],
  textWrap: 'balance',
});

export const people = style({
  ...secondaryText,
  ...row,
  gap: `${vars.space[1]} ${vars.space[5]}`,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[2] } },
});

export const sentence = style(secondaryText);

/** Replaces the progress before the first completion, because a large zero and an empty bar would discourage. */
export const extent = style({ fontWeight: vars.fontWeight.medium });

export const count = style({
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  color: vars.color.text,
});

export const lines = style({
  ...row,
  alignItems: 'center',
  columnGap: vars.space[4],
  // Offsets the padding of the buttons in this row.
  selectors: { '&:not(:empty)': { marginBlockEnd: `calc(-1 * ${vars.space[3]})` } },
});
