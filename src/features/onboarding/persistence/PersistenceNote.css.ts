import { style } from '@vanilla-extract/css';
import { secondaryText, vars } from '#components/theme/contract.css.ts';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  flexBasis: '100%',
  selectors: {
    '&[data-kind="offer"]': {
      justifyContent: 'space-between',
      marginBlockStart: vars.space[3],
      paddingBlockStart: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.hairline}`,
    },
  },
});

export const text = style(secondaryText);
