import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';

/** From here on the path runs across, in as many rows as it takes; below it runs down. */
const roomAcross = '(min-width: 38rem)';
const markWidth = createVar();
const markHeight = createVar();

export const timeline = part({ containerType: 'inline-size' });

export const empty = part({ color: vars.color.inkSoft });

export const path = part({
  display: 'grid',
  // The marks, not their targets, stand in line with the text above.
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  vars: { [markWidth]: '2rem', [markHeight]: '3rem' },
  '@container': {
    [roomAcross]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      rowGap: vars.space[5],
    },
  },
});

export const stop = part({
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  minInlineSize: 0,
  selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space[5] } },
  '@container': {
    [roomAcross]: { selectors: { '&:not(:last-child)': { paddingBlockEnd: 0 } } },
  },
});

const stretch = {
  position: 'absolute',
  display: 'none',
  overflow: 'visible',
  fill: 'none',
  pointerEvents: 'none',
} as const;

export const across = part({
  ...stretch,
  insetBlockStart: `calc(${markHeight} / 2)`,
  insetInlineStart: `calc(${vars.space[2]} + ${markWidth} + 0.375rem)`,
  inlineSize: `calc(100% - ${markWidth} - 0.75rem)`,
  blockSize: '1rem',
  '@container': { [roomAcross]: { display: 'block' } },
  selectors: {
    [`${stop}:last-child > &`]: { display: 'none' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
});

export const down = part({
  ...stretch,
  display: 'block',
  insetBlockStart: `calc(${vars.space[2]} + ${markHeight} + 0.25rem)`,
  insetInlineStart: `calc(${vars.space[2]} + ${markWidth} / 2 - 0.5rem)`,
  inlineSize: '1rem',
  blockSize: `calc(100% - ${markHeight} - 0.5rem)`,
  '@container': { [roomAcross]: { display: 'none' } },
  selectors: {
    [`${stop}:nth-child(even) > &`]: { transform: 'scaleX(-1)' },
    [`${stop}:last-child > &`]: { display: 'none' },
  },
});

export const line = part({
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  stroke: vars.color.outline,
  strokeWidth: '3px',
  strokeDasharray: '0.1 8',
  transition: `stroke ${vars.duration.feedback}`,
  selectors: {
    [`${stop}[data-status="completed"] &`]: {
      stroke: vars.color.progress,
      strokeWidth: '5px',
      strokeDasharray: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: {
      stroke: 'CanvasText',
      selectors: { [`${stop}[data-status="completed"] &`]: { stroke: 'CanvasText' } },
    },
  },
});

export const milestone = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: vars.space[2],
  border: 0,
  borderRadius: vars.radius.medium,
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  '@container': { [roomAcross]: { flexDirection: 'column', gap: vars.space[2] } },
});

export const mark = part({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: markWidth,
  blockSize: markHeight,
  borderRadius: '8px',
  border: `2px solid ${vars.color.outline}`,
  // Filled from the top, by the share of completed missions.
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(${vars.color.progress}, ${vars.color.progress})`,
  backgroundRepeat: 'no-repeat',
  backgroundOrigin: 'border-box',
  color: vars.color.onProgress,
  transitionProperty: 'background-size, border-color',
  transitionDuration: '200ms',
  selectors: {
    [`${milestone}[data-status="completed"] &`]: {
      borderColor: vars.color.progress,
    },
    [`${milestone}:hover &`]: { borderColor: vars.color.ink },
    [`${milestone}[aria-current] &`]: {
      outline: `3px solid ${vars.color.ink}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${milestone}[aria-current] &`]: { outlineColor: 'Highlight' },
      },
    },
  },
});

export const check = part({
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const label = part({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  minBlockSize: markHeight,
  alignContent: 'center',
  maxInlineSize: '100%',
  '@container': { [roomAcross]: { minBlockSize: 0, paddingInlineEnd: vars.space[2] } },
});

export const name = part({
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'balance',
  selectors: {
    [`${milestone}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    [`${milestone}[aria-current] &`]: {
      fontWeight: vars.fontWeight.bold,
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '0.3em',
    },
  },
});

export const count = part({
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
