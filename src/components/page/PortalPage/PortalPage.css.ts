import { globalStyle, style } from '@vanilla-extract/css';
import { columns, media, vars } from '../../theme/contract.css.ts';

export const checklist = style({ '@media': { screen: { display: 'none' } } });

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
});

export const status = style({
  position: 'sticky',
  insetBlockEnd: 0,
  selectors: {
    '&:not(:empty)': {
      paddingBlock: vars.space[2],
      paddingInline: vars.space[4],
      borderBlockStart: `1px solid ${vars.color.outline}`,
      backgroundColor: vars.color.inset,
      fontSize: vars.fontSize.small,
      fontWeight: vars.fontWeight.medium,
      textAlign: 'center',
    },
  },
});

// Focused elements scroll into view above the status, which would otherwise cover them.
globalStyle('html', { scrollPaddingBlockEnd: '5rem' });

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[7]}`,
  '@media': { [media.medium]: { paddingBlockStart: vars.space[5] } },
});

// Even a short detail can reach the top of the window, because the page goes on below it.
const detailRow = `minmax(calc(100dvh - ${vars.space[4]} - ${vars.space[7]}), auto)`;

export const pageColumns = style([
  columns,
  {
    rowGap: vars.space[4],
    alignItems: 'start',
    selectors: { '&[data-opened]': { gridTemplateRows: `auto ${detailRow}` } },
    '@media': {
      [media.wide]: { selectors: { '&[data-opened]': { gridTemplateRows: detailRow } } },
    },
  },
]);

export const companion = style({
  '@media': {
    [`${media.wide} and (min-height: 40rem)`]: {
      position: 'sticky',
      insetBlockStart: vars.space[4],
      maxBlockSize: `calc(100dvh - 2 * ${vars.space[4]})`,
      overflowY: 'auto',
    },
  },
});

// On paper, an opened mission is all that is left of the page. In a grid, some browsers cut lines at a page's end.
globalStyle(
  `${checklist} + ${page}, ${page} > :not(${main}), ${main} > :not(${pageColumns}), ${companion}`,
  { '@media': { print: { display: 'none' } } },
);
globalStyle(`${page}, ${main}, ${pageColumns}`, {
  '@media': { print: { display: 'block', padding: 0 } },
});
