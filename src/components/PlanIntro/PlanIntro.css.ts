import { style } from '@vanilla-extract/css';
import { secondaryText, vars } from '../theme/contract.css.ts';
import { track } from '../theme/progressBar.css.ts';
import { half } from '../theme/splitCard.css.ts';

export const welcome = style({ display: 'grid' });

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

export const planHalf = style([
  half,
  {
    display: 'grid',
    alignContent: 'center',
    gap: vars.space[2],
    selectors: {
      '&:empty': { display: 'none' },
      // The progress stands at the end of its half, where the next step's button stands in the other one.
      '&:has(+ [data-status])': { alignContent: 'space-between' },
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

export const progress = style({ fontVariantNumeric: 'tabular-nums' });

export const count = style({
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1.2,
});

export const unit = style(secondaryText);

export const slimTrack = style([track, { blockSize: '0.625rem' }]);

export const lines = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  // Less margin, because the buttons in the row bring padding of their own.
  selectors: { '&:not(:empty)': { marginBlockEnd: `calc(-1 * ${vars.space[3]})` } },
});
