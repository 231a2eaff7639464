import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/contract.css.ts';

export const checklist = style({ '@media': { screen: { display: 'none' } } });

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  '@media': {
    print: {
      // In a grid, some browsers cut lines of text at a page break.
      display: 'block',
      selectors: { [`${checklist} + &`]: { display: 'none' } },
    },
  },
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

/** A class of the root element: focused elements scroll into view above the status, which would cover them. */
export const aboveStatus = style({ scrollPaddingBlockEnd: '5rem' });

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[7]}`,
  '@media': {
    [media.medium]: { paddingBlockStart: vars.space[5] },
    print: { display: 'block', padding: 0 },
  },
});
