import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { rowSizes } from './rows.ts';

/** From here on the path runs across, in rows; in narrower containers it runs down. */
const wideEnough = '(min-width: 38rem)';
const columnWidth = 8;
const columns = createVar();
const gapBetweenRows = vars.space[5];
const markWidth = createVar();
const markHeight = createVar();
/** Between a mark and the path that leaves it, and between the path and the next mark. */
const gapBefore = createVar();
const gapAfter = createVar();

/** Rules for the containers in which a row has room for so many marks. */
const forEachRowSize = <Rule>(ruleFor: (size: number) => Rule) =>
  Object.fromEntries(
    rowSizes.map((size, index) => {
      const from = index === 0 ? wideEnough : `(min-width: ${size * columnWidth}rem)`;
      const next = rowSizes[index + 1];
      const to = next ? ` and (width < ${next * columnWidth}rem)` : '';
      return [`${from}${to}`, ruleFor(size)];
    }),
  );

export const timeline = componentStyle({ containerType: 'inline-size' });

export const empty = componentStyle({ color: vars.color.textMuted });

export const path = componentStyle({
  display: 'grid',
  // Aligns the marks with the text above; the buttons around them are wider.
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  rowGap: vars.space[4],
  vars: { [markWidth]: '1.375rem', [markHeight]: '1.875rem' },
  '@container': {
    [wideEnough]: {
      vars: { [markWidth]: '2rem', [markHeight]: '2.75rem' },
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      rowGap: gapBetweenRows,
    },
    ...forEachRowSize((size) => ({ vars: { [columns]: `var(--columns-${size})` } })),
  },
});

/** From the edge of a milestone's target to its mark. */
const padding = { block: '0.4375rem', inline: vars.space[2] };

export const stop = componentStyle({
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  minInlineSize: 0,
  vars: { [gapBefore]: '0.375rem', [gapAfter]: '0.375rem' },
  // The ring of the active mark needs room on both sides.
  selectors: {
    '&:has(> [aria-current])': { vars: { [gapBefore]: '0.625rem' } },
    '&:has(+ * > [aria-current])': { vars: { [gapAfter]: '0.625rem' } },
  },
});

const stretch = {
  position: 'absolute',
  overflow: 'visible',
  fill: 'none',
  pointerEvents: 'none',
} as const;

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export const horizontal = componentStyle({
  ...stretch,
  display: 'none',
  insetBlockStart: `calc(${padding.block} + ${markHeight} / 2 - 0.5rem)`,
  insetInlineStart: `calc(${padding.inline} + ${markWidth} + ${gapBefore})`,
  inlineSize: `calc(100% - ${markWidth} - ${gapBefore} - ${gapAfter})`,
  blockSize: '1rem',
  selectors: mirrored,
  '@container': {
    [wideEnough]: { display: 'block' },
    ...forEachRowSize((size) => ({
      selectors: { [`${stop}[data-ends-row~="${size}"] > &`]: { display: 'none' } },
    })),
  },
});

/** Where a row ends. */
const joint = {
  ...stretch,
  display: 'none',
  selectors: mirrored,
  '@container': forEachRowSize((size) => ({
    selectors: { [`${stop}[data-ends-row~="${size}"] > &`]: { display: 'block' } },
  })),
};

/** Around the end of a row, and back under it. */
export const rowEnd = componentStyle({
  ...joint,
  insetBlockStart: `calc(${padding.block} + ${markHeight} / 2)`,
  insetInlineStart: `calc(${padding.inline} + ${markWidth} + ${gapBefore})`,
  inlineSize: `calc(100% - ${padding.inline} - ${markWidth} - ${gapBefore} - 0.25rem)`,
  blockSize: `calc(100% - ${padding.block} - ${markHeight} / 2 + ${gapBetweenRows} / 2)`,
  clipPath: 'inset(-0.25rem -0.25rem -0.25rem 0)',
});

/** On to the mark that begins the next row. */
export const rowStart = componentStyle({
  ...joint,
  insetBlockStart: `calc(100% + ${gapBetweenRows} / 2)`,
  insetInlineStart: `calc((1 - ${columns}) * 100% + ${padding.inline} + ${markWidth} / 2)`,
  inlineSize: `calc(${columns} * 100% - 100% + ${markWidth} / 2 + ${gapBefore})`,
  blockSize: `calc(${gapBetweenRows} / 2 + ${padding.block} - ${gapAfter})`,
  clipPath: 'inset(-0.25rem 0 0 -0.25rem)',
});

export const vertical = componentStyle({
  ...stretch,
  display: 'block',
  insetBlockStart: `calc(${padding.block} + ${markHeight} + ${gapBefore})`,
  insetInlineStart: `calc(${padding.inline} + ${markWidth} / 2 - 0.375rem)`,
  inlineSize: '0.75rem',
  blockSize: `calc(100% + ${vars.space[4]} - ${markHeight} - ${gapBefore} - ${gapAfter})`,
  selectors: { [`${stop}:nth-child(even) > &`]: { transform: 'scaleX(-1)' } },
  '@container': { [wideEnough]: { display: 'none' } },
});

export const line = componentStyle({
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  // Forced colors replace `color`, but not `stroke`.
  stroke: 'currentColor',
  color: vars.color.outline,
  strokeWidth: '0.1875rem',
  strokeDasharray: '0.01rem 0.5rem',
  transition: `color ${vars.duration.feedback}`,
  selectors: {
    [`${stop}[data-status="completed"] &`]: {
      color: vars.color.progress,
      strokeWidth: '0.3125rem',
      strokeDasharray: 'none',
    },
  },
});

export const milestone = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: '0.875rem',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  paddingBlock: padding.block,
  paddingInline: padding.inline,
  textAlign: 'start',
  '@container': { [wideEnough]: { flexDirection: 'column' } },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const mark = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: markWidth,
  blockSize: markHeight,
  overflow: 'hidden',
  borderRadius: '0.5rem',
  selectors: {
    // The border lies over the paint.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `2px solid ${vars.color.outline}`,
      borderRadius: 'inherit',
      transition: `border-color ${vars.duration.feedback}`,
    },
    [`${milestone}[data-status="completed"] &::after`]: { borderColor: vars.color.progress },
    [`${milestone}:hover &::after`]: { borderColor: vars.color.text },
    [`${milestone}[aria-current] &`]: {
      outline: `3px solid ${vars.color.text}`,
      outlineOffset: '2px',
    },
  },
});

/** Fills the mark from the top; its height is the share of completed missions. */
export const paint = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  backgroundColor: vars.color.progress,
  transition: `block-size ${vars.duration.feedback} ease-out`,
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const tick = componentStyle({
  position: 'relative',
  color: vars.color.onProgress,
  clipPath: 'inset(0 100% 0 0)',
  transition: `clip-path ${vars.duration.feedback} ease-out`,
  selectors: { [`${milestone}[data-status="completed"] &`]: { clipPath: 'inset(0)' } },
  '@media': {
    [media.forcedColors]: { color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

/** Shows the focus ring: around the whole button, it would cross the path. */
export const label = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignSelf: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  flexGrow: 1,
  minInlineSize: 0,
  maxInlineSize: '100%',
  borderRadius: vars.radius.small,
  selectors: {
    [`${milestone}:focus-visible &`]: {
      outline: `3px solid ${vars.color.accent}`,
      outlineOffset: '2px',
    },
  },
  '@container': {
    [wideEnough]: {
      display: 'grid',
      rowGap: vars.space[1],
      flexGrow: 0,
      alignSelf: 'start',
      marginInlineEnd: vars.space[2],
    },
  },
});

export const name = componentStyle({
  flex: '1 1 8rem',
  minInlineSize: 0,
  lineHeight: 1.25,
  hyphens: 'auto',
  textWrap: 'balance',
  selectors: {
    [`${milestone}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    [`${milestone}[aria-current] &`]: {
      fontWeight: vars.fontWeight.bold,
      textDecoration: 'underline',
      textDecorationThickness: '0.1875rem',
      textUnderlineOffset: '0.3em',
    },
  },
});

export const count = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

/** The place of the skip link, below its milestone. */
export const skipLink = componentStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
});
