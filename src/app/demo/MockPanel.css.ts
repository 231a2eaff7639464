import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

/**
 * A window of this width has room for the portal's wide layout beside the open panel, and margins in
 * which the closed panel covers nothing. In a narrower one the panel stands at the end of the page.
 */
const beside = 'screen and (min-width: 87rem)';
const dockWidth = 'min(23rem, 50vw)';
const hairline = `1px solid ${vars.color.hairline}`;

export const panel = style({
  maxInlineSize: '76rem',
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
        // Only the icon stays visible until somebody points at it or reaches it by keyboard.
        '&:not([open], :hover, :focus-within)': { inlineSize: '44px' },
      },
    },
  },
});

// The portal moves aside.
globalStyle(`:root:has(${panel}[open])`, {
  '@media': { [beside]: { paddingInlineStart: dockWidth } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  position: 'sticky',
  insetBlockStart: 0,
  minBlockSize: '44px',
  paddingInline: '0.6875rem',
  backgroundColor: vars.color.background,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  cursor: 'pointer',
  '@media': { [beside]: { overflow: 'hidden', whiteSpace: 'nowrap' } },
  selectors: {
    '&:hover, [open] > &': { color: vars.color.text },
    '[open] > &': { fontWeight: vars.fontWeight.bold, borderBlockEnd: hairline },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const chevron = style({
  marginInlineStart: 'auto',
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});

/** In columns where there is room for two. */
export const content = style({ columns: '26rem', padding: vars.space[4] });

export const hint = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const section = style({ paddingBlockStart: vars.space[5], breakInside: 'avoid' });

globalStyle(`${section} > * + *`, { marginBlockStart: vars.space[2] });

globalStyle(`${section} input`, { inlineSize: vars.space[5], blockSize: vars.space[5] });

const box = {
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
};

globalStyle(`${section} select`, {
  ...box,
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  color: vars.color.text,
  font: 'inherit',
});

export const journal = style({ ...box, maxBlockSize: '20rem', overflowY: 'auto' });

/** A call or an account: what identifies it, its state at the end of the line, and the rest below. */
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
