import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';
import { media } from '#components/theme/media.ts';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  maxInlineSize: '64rem',
  marginInline: 'auto',
  paddingBlock: vars.space[6],
  paddingInline: vars.space[4],
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { paddingBlock: vars.space[8], paddingInline: vars.space[6] } },
});

export const head = style({ display: 'grid', gap: vars.space[3] });

export const title = style({ fontSize: vars.fontSize.display, letterSpacing: '-0.015em' });

export const lead = style({
  maxInlineSize: '38rem',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.lead,
  textWrap: 'pretty',
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const sectionHead = style({ display: 'grid', gap: vars.space[1] });

export const sectionTitle = style({ fontSize: vars.fontSize.title });

export const text = style({
  maxInlineSize: '38rem',
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const name = style({ fontWeight: vars.fontWeight.bold });

export const value = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const link = style({
  display: 'inline-block',
  minBlockSize: '1.75rem',
  color: vars.color.accent,
  textUnderlineOffset: '0.2em',
});

export const tokens = style({
  display: 'grid',
  gap: vars.space[5],
  selectors: {
    '&[data-layout="grid"]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    },
  },
});

export const token = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] });

/** Below `wide`, each row is a small list of its cells. */
export const table = style({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  '@media': {
    [media.wide]: {
      display: 'table',
      inlineSize: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
    },
  },
});

export const tableHead = style([
  visuallyHidden,
  { '@media': { [media.wide]: { position: 'static', clipPath: 'none', whiteSpace: 'normal' } } },
]);

export const headCell = style({
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[4],
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
  ':first-child': { inlineSize: '28%' },
});

export const tableBody = style({
  display: 'block',
  '@media': { [media.wide]: { display: 'table-row-group' } },
});

export const row = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [media.wide]: { display: 'table-row' } },
});

const wideCell = {
  display: 'table-cell',
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  verticalAlign: 'top',
} as const;

export const rowHead = style({
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
  '@media': { [media.wide]: wideCell },
});

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
  gap: vars.space[2],
  '::before': { content: 'attr(data-label)', color: vars.color.textMuted },
  '@media': { [media.wide]: { ...wideCell, '::before': { content: 'none' } } },
});

/** What to do, and beside it what not to. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.outline}`,
});

export const goodSide = style([side, { backgroundColor: vars.color.surface }]);

export const badSide = style([side, { borderStyle: 'dashed' }]);
