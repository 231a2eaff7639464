import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '#components/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  maxInlineSize: '64rem',
  marginInline: 'auto',
  paddingBlock: vars.space[6],
  paddingInline: vars.space[4],
  '@media': { [media.medium]: { paddingBlock: vars.space[8], paddingInline: vars.space[6] } },
  selectors: {
    '&[data-width="wide"]': { maxInlineSize: '100rem' },
    '&[data-width="window"]': {
      gridTemplateRows: 'auto auto minmax(0, 1fr)',
      gap: vars.space[5],
      maxInlineSize: 'none',
      minBlockSize: '100dvh',
      paddingBlock: vars.space[5],
    },
  },
});

export const head = style({ display: 'grid', gap: vars.space[3] });

export const title = style({ fontSize: vars.fontSize.display, letterSpacing: '-0.015em' });

const sentences = {
  maxInlineSize: '38rem',
  color: vars.color.textMuted,
  textWrap: 'pretty',
} as const;

export const lead = style({ ...sentences, fontSize: vars.fontSize.lead });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const sectionTitle = style({ fontSize: vars.fontSize.title });

export const text = style(sentences);

/** The absolute words for screen readers would otherwise widen the page. */
export const tableRoom = style({ position: 'relative', overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  minInlineSize: '48rem',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.small,
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} 0`,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
  verticalAlign: 'baseline',
});

globalStyle(`${table} thead th`, {
  paddingBlock: vars.space[1],
  borderBlockStart: 0,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
});
