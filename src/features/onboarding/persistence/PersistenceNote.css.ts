import { style } from '@vanilla-extract/css';
import { media, secondaryText, vars } from '#components/theme/contract.css.ts';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  selectors: {
    '&:not([data-kind="line"])': { inlineSize: '100%' },
  },
  '@media': {
    [media.narrow]: {
      selectors: { '&[data-kind="offer"]': { display: 'grid', justifyContent: 'stretch' } },
    },
  },
});

export const text = style({ ...secondaryText, flex: '1 1 0' });
