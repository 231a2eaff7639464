import { globalStyle, style } from '@vanilla-extract/css';
import { media, row, secondaryText, vars } from '../../theme/contract.css.ts';
import { track } from '../../theme/progressBar.css.ts';
import { half } from '../../theme/splitCard.css.ts';

export const eyebrow = style({
  ...secondaryText,
  fontWeight: vars.fontWeight.medium,
});

export const title = style({ fontSize: vars.fontSize.title, letterSpacing: '-0.015em' });

export const text = style({
  marginBlockStart: vars.space[1],
  maxInlineSize: '42rem',
  color: vars.color.textMuted,
});

export const plan = style([
  half,
  // In a card of three parts, the progress is right below the plan.
  { selectors: { '&:nth-last-child(3)': { paddingBlockEnd: vars.space[2] } } },
]);

export const journey = style([
  half,
  {
    display: 'grid',
    alignContent: 'center',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        selectors: {
          [`${half} + &:not(:last-child)`]: {
            alignSelf: 'end',
            paddingBlockStart: 0,
            paddingInline: vars.space[5],
            border: 0,
          },
        },
      },
    },
  },
]);

export const nextStep = style([
  half,
  {
    display: 'grid',
    alignContent: 'center',
    '@media': { [media.wide]: { gridArea: '1 / 2 / span 2' } },
    selectors: {
      '&[data-status="completed"]': {
        paddingBlockStart: vars.space[5],
        backgroundColor: vars.color.progressPaper,
      },
    },
  },
]);

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

// A larger target for fingers. Padding of an inline link moves no other line.
globalStyle(`${people} a`, { paddingBlock: '0.3rem' });

export const progress = style({ fontVariantNumeric: 'tabular-nums' });

export const sentence = style(secondaryText);

/** The count. */
globalStyle(`${sentence} bdi`, {
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  color: vars.color.text,
});

export const slimTrack = style([track, { blockSize: '0.625rem' }]);

export const lines = style({
  ...row,
  alignItems: 'center',
  columnGap: vars.space[4],
  // The buttons in this row have padding of their own.
  selectors: { '&:not(:empty)': { marginBlockEnd: `calc(-1 * ${vars.space[3]})` } },
});
