import { createGlobalVar, createVar, style } from '@vanilla-extract/css';
import { edgeInForcedColors, media, row, secondaryText, vars } from '../../theme/contract.css.ts';
import { width } from '../../theme/tokens.ts';
import * as trail from '../trail.css.ts';

/** Containers of at least this width show the path in rows, narrower containers in a column. */
const wideEnough = `(min-width: ${width.path})`;
/** The numbers of columns that a row may have room for. `--columns-<size>` is the number that is used. */
export const rowSizes = [4, 5, 6, 7, 8];
const columnsOf = (size: number) => ({
  gridTemplateColumns: `repeat(var(--columns-${size}), minmax(0, 1fr))`,
});
const markWidth = createVar();
const markHeight = createVar();
/** The gap between a mark and its name. */
const markGap = '0.875rem';
const goalWidth = '1.5rem';
/** In rows, the length of the path to the first mark, if today comes before it. */
const leadWidth = '6rem';
/** The gaps between the path and the marks at its ends, with room for the active mark's ring. */
const gapBefore = '0.5rem';
const gapAfter = createVar();

export const timeline = style({ containerType: 'inline-size' });

export const empty = style({ color: vars.color.textMuted });

export const path = style({
  position: 'relative',
  display: 'grid',
  // Offsets the padding of the links, so that the marks align with the text above.
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  rowGap: vars.space[4],
  // Room for the flag below the last mark.
  paddingBlockEnd: '2.75rem',
  vars: { [markWidth]: '1.375rem', [markHeight]: '1.875rem' },
  '@container': {
    [wideEnough]: {
      vars: { [markWidth]: trail.markSize.inline, [markHeight]: trail.markSize.block },
      ...columnsOf(4),
      rowGap: vars.space[5],
      paddingBlockEnd: 0,
      selectors: { '&[data-today]': { paddingInlineStart: leadWidth } },
    },
    ...Object.fromEntries(
      rowSizes.slice(1).map((size) => [`(min-width: ${size * 8}rem)`, columnsOf(size)]),
    ),
  },
});

const linkPadding = { block: '0.4375rem', inline: vars.space[2] };

export const stop = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  vars: { [gapAfter]: gapBefore },
  '@container': {
    [wideEnough]: {
      selectors: {
        // Keeps the dots of the path away from the flagpole.
        '&:last-child': { vars: { [gapAfter]: `calc(${goalWidth} + 0.125rem)` } },
        // Today, if it comes before the first milestone.
        '[data-today] > &:first-child': {
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineStart: 0,
          inlineSize: leadWidth,
        },
      },
    },
  },
});

/** Matches a completed milestone if all milestones before it are completed, too. */
const walked = `${stop}[data-status="completed"]:not([data-status="open"] ~ *)`;

const stretch = { ...trail.stretch, position: 'absolute', pointerEvents: 'none' } as const;

const stretchSize = `calc(100% - ${markWidth} - ${gapBefore} - ${gapAfter})`;

export const horizontal = style({
  ...stretch,
  display: 'none',
  insetBlockStart: `calc(${linkPadding.block} + ${markHeight} / 2 - 0.5rem)`,
  insetInlineStart: `calc(${linkPadding.inline} + ${markWidth} + ${gapBefore})`,
  inlineSize: stretchSize,
  blockSize: '1rem',
  selectors: trail.mirrored,
  '@container': {
    [wideEnough]: { display: 'block' },
  },
});

export const vertical = style({
  ...stretch,
  insetBlockStart: `calc(${linkPadding.block} + ${markHeight} + ${gapBefore})`,
  insetInlineStart: `calc(${linkPadding.inline} + ${markWidth} / 2 - 0.375rem)`,
  inlineSize: '0.75rem',
  blockSize: `calc(100% + ${vars.space[4]} - ${markHeight} - ${gapBefore} - ${gapAfter})`,
  selectors: { [`${stop}:nth-child(even) > &`]: { transform: 'scaleX(-1)' } },
  '@container': { [wideEnough]: { display: 'none' } },
});

const wordBelow = { flexDirection: 'column', gap: vars.space[1] } as const;

export const todayAtStart = style({
  gap: markGap,
  minBlockSize: `calc(${markHeight} + 2 * ${linkPadding.block})`,
  paddingInlineStart: linkPadding.inline,
  '@container': {
    [wideEnough]: { ...wordBelow, justifySelf: 'start', paddingBlockStart: linkPadding.block },
  },
});

/** After a milestone, today is on the path to the next milestone: in rows, on the hill of the path. */
export const today = style({
  position: 'relative',
  gap: markGap,
  paddingBlockStart: vars.space[4],
  paddingInlineStart: linkPadding.inline,
  '@container': {
    [wideEnough]: {
      ...wordBelow,
      position: 'absolute',
      // Sits above a focused link’s background, but lets clicks through.
      zIndex: 1,
      pointerEvents: 'none',
      insetBlockStart: '0.1875rem',
      insetInlineStart: `calc(${linkPadding.inline} + ${markWidth} + ${gapBefore})`,
      // The top of the hill is at 38 %.
      inlineSize: `calc(0.76 * (${stretchSize}))`,
      padding: 0,
    },
  },
});

/** The flag at the end of the last row, or below the last mark. */
export const goal = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[3]})`,
  insetInlineStart: `calc(${linkPadding.inline} + ${markWidth} / 2 - 0.3rem)`,
  inlineSize: goalWidth,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  color: vars.color.outline,
  transition: `color ${vars.duration.feedback}`,
  selectors: {
    ...trail.mirrored,
    [`${walked} &`]: { color: vars.color.progress },
  },
  '@container': {
    [wideEnough]: {
      insetBlockStart: `calc(${linkPadding.block} + ${markHeight} / 2 - 1.4rem)`,
      insetInlineStart: 'auto',
      insetInlineEnd: 0,
    },
  },
});

export const flag = style({
  selectors: { [`${walked} &`]: { fill: 'currentColor' } },
});

export const line = style({
  ...trail.line,
  transition: `color ${vars.duration.feedback}`,
  selectors: { [`${walked} &`]: trail.walkedLine },
});

export const milestone = style({
  position: 'relative',
  display: 'flex',
  gap: markGap,
  paddingBlock: linkPadding.block,
  paddingInline: linkPadding.inline,
  textAlign: 'start',
  '@container': { [wideEnough]: { flexDirection: 'column' } },
  borderRadius: vars.radius.medium,
  // Without a background, the path would cross the focus ring.
  selectors: { '&:focus-visible': { zIndex: 1, backgroundColor: vars.color.surface } },
});

export const mark = style({
  ...trail.mark,
  inlineSize: markWidth,
  blockSize: markHeight,
  selectors: {
    // A pseudo-element, to put the border above the paint.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `2px solid ${vars.color.outline}`,
      borderRadius: 'inherit',
      transition: `border-color ${vars.duration.feedback}`,
    },
    [`${stop}[data-status="completed"] &::after`]: { borderColor: vars.color.progress },
    [`${milestone}[data-next] &::after`]: { border: trail.nextEdge },
    [`${milestone}:active &::after`]: { borderColor: vars.color.text },
    [`${milestone}[aria-current] &`]: {
      outline: `2px solid ${vars.color.text}`,
      outlineOffset: '3px',
    },
    [`${milestone}[data-implied] &`]: { outline: `1px solid ${vars.color.outline}` },
  },
  '@media': {
    [media.hover]: {
      selectors: { [`${milestone}:hover &::after`]: { borderColor: vars.color.text } },
    },
  },
});

/** Registered, so that it can be animated instead of the sizes, which also change between rows and a column. */
const painted = createGlobalVar('painted', {
  syntax: '<percentage>',
  inherits: false,
  initialValue: '0%',
});

/** Fills the mark by the share of completed missions, in the direction of the path. */
export const paint = style({
  ...trail.paint,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: painted,
  transition: `--painted ${vars.duration.feedback} ease-out`,
  '@container': { [wideEnough]: { inlineSize: painted, blockSize: '100%' } },
});

export const checkMark = style({
  ...trail.checkMark,
  clipPath: 'inset(0 100% 0 0)',
  transition: `clip-path ${vars.duration.feedback} ease-out`,
  selectors: { [`${stop}[data-status="completed"] &`]: { clipPath: 'inset(0)' } },
});

export const label = style({
  ...row,
  alignItems: 'baseline',
  alignSelf: 'center',
  columnGap: vars.space[3],
  flexGrow: 1,
  '@container': {
    [wideEnough]: {
      display: 'grid',
      rowGap: vars.space[1],
      alignSelf: 'start',
      marginInlineEnd: vars.space[2],
    },
  },
});

export const name = style({
  flex: '1 1 8rem',
  lineHeight: vars.lineHeight.control,
  hyphens: 'auto',
  textWrap: 'balance',
  selectors: {
    [`${milestone}[data-next] &`]: { fontWeight: vars.fontWeight.bold },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${milestone}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
});

export const next = style({
  paddingInline: vars.space[2],
  border: edgeInForcedColors,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.fontWeight.bold,
});

export const count = style({
  ...row,
  gap: `${vars.space[1]} ${vars.space[2]}`,
  ...secondaryText,
  fontVariantNumeric: 'tabular-nums',
});

export const skipLink = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
});
