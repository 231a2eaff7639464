import { style } from '@vanilla-extract/css';
import { card, columns, media, vars } from './contract.css.ts';

/** A card of two halves in the columns of the page: its second half begins where a mission does. */
export const splitCard = style({ ...card, ...columns, padding: 0, overflow: 'hidden' });

export const half = style({
  padding: vars.space[4],
  selectors: { '& + &': { paddingBlockStart: 0 } },
  '@media': {
    [media.medium]: { paddingBlock: '1.25rem', paddingInline: vars.space[5] },
    [media.wide]: {
      selectors: {
        '& + &': {
          paddingBlockStart: '1.25rem',
          paddingInline: vars.space[6],
          borderInlineStart: `1px solid ${vars.color.hairline}`,
        },
      },
    },
  },
});
