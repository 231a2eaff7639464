import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '#components/theme/componentStyle.ts';
import { vars } from '#components/theme/contract.css.ts';
import { componentLayer } from '#components/theme/layers.css.ts';
import { media } from '#components/theme/media.ts';

/**
 * From here on the portal keeps the width of its wide layout beside the open panel, and has margins
 * in which the closed one covers nothing. On smaller screens it comes after the last line of the page.
 */
const beside = 'screen and (min-width: 87rem)';
const dockWidth = 'min(23rem, 50vw)';
const closedSize = '44px';
/** In line with the portal's own content, which is 76rem wide at the most. */
const inLine = `max(${vars.space[5]}, calc(50% - 38rem + ${vars.space[5]}))`;

export const panel = componentStyle({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.background,
  overflowWrap: 'anywhere',
  '@media': {
    print: { display: 'none' },
    [beside]: {
      position: 'fixed',
      zIndex: 1,
      insetInlineStart: 0,
      insetBlockEnd: 0,
      borderBlockStart: 0,
      selectors: {
        '&[data-state="open"]': {
          insetBlockStart: 0,
          inlineSize: dockWidth,
          overflowY: 'auto',
          scrollPaddingBlockStart: '4rem',
          borderInlineEnd: `1px solid ${vars.color.outline}`,
        },
      },
    },
  },
});

// The portal moves aside instead of lying under the open panel. In no layer, because the pages of
// Storybook and of its tests reset this themselves.
globalStyle(`:root:has(${panel}[data-state="open"])`, {
  '@media': { [beside]: { paddingInlineStart: dockWidth } },
});

export const heading = componentStyle({
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  '@media': {
    [beside]: {
      selectors: { [`${panel}[data-state="open"] &`]: { position: 'sticky', insetBlockStart: 0 } },
    },
  },
});

export const toggle = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: closedSize,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  border: 0,
  backgroundColor: vars.color.background,
  color: vars.color.textMuted,
  fontWeight: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-3px' },
    [`${panel}[data-state="open"] &`]: {
      borderBlockEnd: `1px solid ${vars.color.hairline}`,
      color: vars.color.text,
      fontWeight: vars.fontWeight.bold,
    },
  },
  '@media': {
    [media.medium]: { paddingInline: inLine },
    [beside]: {
      selectors: {
        [`${panel}[data-state="open"] &`]: { minBlockSize: '3.5rem', paddingInline: vars.space[4] },
        [`${panel}[data-state="closed"] &`]: {
          position: 'relative',
          justifyContent: 'center',
          inlineSize: closedSize,
          blockSize: closedSize,
          padding: 0,
          border: `1px solid ${vars.color.hairline}`,
          borderInlineStart: 0,
          borderBlockEnd: 0,
          borderStartEndRadius: vars.radius.medium,
        },
      },
    },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});

export const name = componentStyle({
  minInlineSize: 0,
  '@media': {
    [beside]: {
      selectors: {
        [`${toggle}[aria-expanded="false"] &`]: {
          position: 'absolute',
          insetInlineStart: `calc(100% + ${vars.space[1]})`,
          paddingInline: vars.space[3],
          paddingBlock: vars.space[2],
          border: `1px solid ${vars.color.outline}`,
          borderRadius: vars.radius.small,
          backgroundColor: vars.color.surface,
          color: vars.color.text,
          whiteSpace: 'nowrap',
          pointerEvents: 'none',
        },
        [`${toggle}[aria-expanded="false"]:not(:hover, :focus-visible) &`]: {
          inlineSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const chevron = componentStyle({
  marginInlineStart: 'auto',
  transition: `transform ${vars.duration.feedback}`,
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } },
  '@media': {
    [beside]: { selectors: { [`${toggle}[aria-expanded="false"] &`]: { display: 'none' } } },
  },
});

export const content = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  padding: vars.space[4],
  paddingBlockEnd: vars.space[6],
  // In WebKit the text of a long choice sticks out of its select, and would make the page wider.
  overflowX: 'clip',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingInline: inLine,
    },
    [beside]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: vars.space[4] },
  },
});

export const column = componentStyle({ display: 'grid', gap: vars.space[6], minInlineSize: 0 });

export const intro = componentStyle({
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

export const hint = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const section = componentStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const sectionTitle = componentStyle({ fontSize: vars.fontSize.lead });

const pairOf = (width: string) =>
  componentStyle({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
    gap: vars.space[3],
  });

export const pair = pairOf('9rem');

/** For what is longer: next to each other only where there is much room. */
export const stackedPair = pairOf('14rem');

export const choice = componentStyle({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const label = componentStyle({ fontWeight: vars.fontWeight.medium });

export const select = componentStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textOverflow: 'ellipsis',
  selectors: { '&:hover': { borderColor: vars.color.text } },
});

export const checkboxRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
});

export const checkboxLabel = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
});

export const checkbox = componentStyle({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
});

export const accounts = componentStyle({ borderBlockStart: `1px solid ${vars.color.hairline}` });

export const account = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

/** Who, and how to sign in. */
export const identity = componentStyle({ display: 'grid', gap: vars.space[1] });

export const accountHead = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
});

export const credentials = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

export const code = componentStyle({ fontFamily: vars.fontFamily.code });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

// Smaller than on the portal's own screens, and as high.
globalStyle(`${actions} > button`, {
  '@layer': {
    [componentLayer]: { paddingInline: vars.space[3], fontSize: vars.fontSize.small },
  },
});

/** Stands ready for what is to be said, and takes no room before. */
export const announcement = componentStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[2]})` } },
});

export const journal = componentStyle({
  maxBlockSize: '20rem',
  overflowY: 'auto',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const call = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
});

export const time = componentStyle({ color: vars.color.textMuted });

export const callName = componentStyle({ flex: '1 1 6rem', fontWeight: vars.fontWeight.medium });

export const status = componentStyle({
  selectors: { [`${call}[data-outcome="refused"] &`]: { color: vars.color.danger } },
});

export const serverMessage = componentStyle({
  flexBasis: '100%',
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontFamily: vars.fontFamily.code,
});

export const callHint = componentStyle({ flexBasis: '100%', minInlineSize: 0 });
