import { style } from '@vanilla-extract/css';
import { media, columns as pageColumns, vars } from '../../theme/contract.css.ts';

// High enough for even a short detail to scroll to the top of the window.
const detailRow = `minmax(calc(100dvh - ${vars.space[4]} - ${vars.space[7]}), auto)`;

export const columns = style([
  pageColumns,
  {
    rowGap: vars.space[4],
    alignItems: 'start',
    selectors: { '&[data-opened]': { gridTemplateRows: `auto ${detailRow}` } },
    '@media': {
      [media.wide]: { selectors: { '&[data-opened]': { gridTemplateRows: detailRow } } },
      // In a grid, some browsers cut lines of text at a page break.
      print: { display: 'block' },
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
    print: { display: 'none' },
  },
});
