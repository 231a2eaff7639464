import { keyframes, style } from '@vanilla-extract/css';
import { card, edgeInForcedColors, media, secondaryText, vars } from '../theme/contract.css.ts';

/** The width of a line of text, at which title, text and buttons end alike. */
const measure = '36rem';

export const pane = style({
  ...card,
  '@media': {
    [media.medium]: { padding: vars.space[5] },
    [media.wide]: { padding: vars.space[6] },
  },
});

export const headerButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  maxInlineSize: measure,
  // Less margin, because the buttons in the row bring padding of their own.
  marginBlock: `calc(-1 * ${vars.space[2]}) ${vars.space[1]}`,
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
});

export const title = style({
  maxInlineSize: measure,
  fontSize: vars.fontSize.title,
  letterSpacing: '-0.01em',
});

export const description = style({ marginBlock: `${vars.space[4]} ${vars.space[6]}` });

export const detail = style(secondaryText);

export const outcome = style({
  display: 'grid',
  maxInlineSize: measure,
  scrollMarginBlock: vars.space[5],
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-status="completed"]': {
      padding: `min(1.25rem, 4vw)`,
      border: edgeInForcedColors,
      backgroundColor: vars.color.inset,
    },
  },
});

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginBlock: `${vars.space[4]} ${vars.space[2]}`,
});

const paint = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' } });

export const mark = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '0.875rem',
  blockSize: '1.25rem',
  border: `2px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&:not([data-paint="none"])': { borderColor: vars.color.progress },
    '&:not([data-paint="none"])::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.progress,
      forcedColorAdjust: 'none',
    },
    '&[data-paint="fresh"]::after': { animation: `${paint} ${vars.duration.progressBar} ease-out` },
  },
});

export const confirmation = style({
  display: 'block',
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1.3,
});

export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  selectors: {
    '&:not(:empty)': { marginBlockStart: vars.space[4] },
    // No ring, because the group takes the focus by script, and is no control.
    '&:focus': { outline: 'none' },
  },
});
