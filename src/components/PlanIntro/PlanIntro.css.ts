import { style } from '@vanilla-extract/css';
import { card, media, secondaryText, vars } from '../theme/contract.css.ts';
import { track } from '../theme/progressBar.css.ts';

export const welcome = style({ display: 'grid', rowGap: vars.space[1] });

export const eyebrow = style({
  ...secondaryText,
  fontWeight: vars.fontWeight.medium,
});

export const title = style({
  fontSize: `clamp(${vars.fontSize.title}, 1rem + 2.4vw, 2rem)`,
  letterSpacing: '-0.015em',
});

export const text = style({ maxInlineSize: '42rem', color: vars.color.textMuted });

export const plan = style({
  ...card,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  '@media': { [media.medium]: { paddingBlock: '1.25rem', paddingInline: vars.space[5] } },
});

export const planText = style({ flex: '3 1 20rem' });

export const planHint = style({
  ...secondaryText,
  textWrap: 'balance',
});

export const progress = style({
  flex: '4 1 16rem',
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1.25,
});

export const slimTrack = style([track, { blockSize: '0.625rem' }]);

export const nextButton = style({
  display: 'grid',
  flex: '3 1 18rem',
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  flexBasis: '100%',
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.progress}`,
});

export const noteRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  flexBasis: '100%',
  // Less margin, because the buttons in the row bring padding of their own.
  marginBlock: `calc(-1 * ${vars.space[1]}) calc(-1 * ${vars.space[2]})`,
  fontSize: vars.fontSize.small,
});
