import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';
import { media } from '#components/theme/media.ts';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';

export const colors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space[5],
});

export const color = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' });

/** Light at the start, dark at the end. */
export const swatch = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  blockSize: vars.space[8],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});

export const use = style({ color: vars.color.inkSoft });

export const values = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  columnGap: vars.space[3],
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Below `medium`, each row is a small list of its cells. */
export const table = style({
  display: 'block',
  '@media': {
    [media.medium]: {
      display: 'table',
      inlineSize: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
    },
  },
});

export const tableHead = style([
  visuallyHidden,
  { '@media': { [media.medium]: { position: 'static', clipPath: 'none', whiteSpace: 'normal' } } },
]);

export const headCell = style({
  paddingBlockEnd: vars.space[2],
  paddingInlineEnd: vars.space[3],
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

export const tableBody = style({
  display: 'block',
  '@media': { [media.medium]: { display: 'table-row-group' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [media.medium]: { display: 'table-row' } },
});

export const pair = style({
  gridColumn: '1 / -1',
  textAlign: 'start',
  fontWeight: vars.fontWeight.medium,
  '@media': {
    [media.medium]: {
      paddingBlock: vars.space[2],
      paddingInlineEnd: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.hairline}`,
    },
  },
});

export const cell = style({
  display: 'grid',
  gap: vars.space[1],
  '::before': {
    content: 'attr(data-label)',
    color: vars.color.inkSoft,
    fontSize: vars.fontSize.small,
  },
  '@media': {
    [media.medium]: {
      display: 'table-cell',
      paddingBlock: vars.space[2],
      paddingInlineEnd: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.hairline}`,
      '::before': { content: 'none' },
    },
  },
});

export const sample = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
  fontVariantNumeric: 'tabular-nums',
  forcedColorAdjust: 'none',
});

export const mark = style({
  inlineSize: '1.25rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.small,
});
