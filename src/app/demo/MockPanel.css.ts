import { style } from '@vanilla-extract/css';
import { media, vars } from '#components/theme/contract.css.ts';

/**
 * From this width on, the panel is fixed at the side of the window: the portal's wide layout fits beside it, and the
 * portal's margin has room for the closed panel. In a narrower window, the panel is at the end of the page.
 */
const beside = 'screen and (min-width: 87rem)';
const dockWidth = 'min(23rem, 50vw)';
const hairline = `1px solid ${vars.color.hairline}`;

export const panel = style({
  maxInlineSize: '73rem',
  marginInline: 'auto',
  borderBlockStart: hairline,
  overflowWrap: 'anywhere',
  '@media': {
    print: { display: 'none' },
    [beside]: {
      position: 'fixed',
      zIndex: 1,
      insetInlineStart: 0,
      insetBlockEnd: 0,
      border: hairline,
      selectors: {
        '&[open]': {
          insetBlockStart: 0,
          inlineSize: dockWidth,
          overflowY: 'auto',
          scrollPaddingBlockStart: '4rem',
        },
        // Only as wide as its icon until it is hovered or focused, so that it does not cover the portal.
        '&:not([open], :focus-within)': { inlineSize: '44px' },
      },
    },
    [`${beside} and ${media.hover}`]: {
      selectors: { '&:not([open]):hover': { inlineSize: 'auto' } },
    },
  },
});

/** The portal makes room for the open panel. */
export const rootBeside = style({ '@media': { [beside]: { paddingInlineStart: dockWidth } } });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  position: 'sticky',
  insetBlockStart: 0,
  minBlockSize: '44px',
  paddingInline: '0.6875rem',
  backgroundColor: vars.color.background,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  cursor: 'pointer',
  '@media': {
    [beside]: { overflow: 'hidden', whiteSpace: 'nowrap' },
    [media.hover]: { ':hover': { color: vars.color.text } },
  },
  selectors: {
    '[open] > &': {
      color: vars.color.text,
      fontWeight: vars.fontWeight.bold,
      borderBlockEnd: hairline,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const chevron = style({
  marginInlineStart: 'auto',
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});

// No `columns`, because Chromium balances unbreakable sections into a column that is too high for them.
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  columnGap: vars.space[4],
  padding: vars.space[4],
});

export const introduction = style({ gridColumn: '1 / -1' });

export const hint = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[5],
  minInlineSize: 0,
});

export const checkBox = style({ inlineSize: vars.space[5], blockSize: vars.space[5] });

export const journal = style({
  maxBlockSize: '20rem',
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  overflowY: 'auto',
});

export const link = style({
  // A larger target for fingers. The padding of an inline link moves no other line.
  paddingBlock: '0.3rem',
  color: vars.color.accent,
  fontWeight: vars.fontWeight.medium,
});

/** A call, an email, or an account: its name, its state at the end of the line (`end`), and the rest below (`wide`). */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const end = style({
  marginInlineStart: 'auto',
  selectors: { '[data-refused="true"] > &': { color: vars.color.danger } },
});

export const wide = style({ flexBasis: '100%', fontSize: vars.fontSize.small });
