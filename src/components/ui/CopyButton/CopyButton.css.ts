import { style } from '@vanilla-extract/css';
import { row, secondaryText, vars } from '../../theme/contract.css.ts';

export const copyButton = style({
  ...row,
  // Without room beside it, the outcome is below the button.
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space[3],
  selectors: {
    '&[data-align="start"]': { flexDirection: 'row-reverse' },
  },
  '@media': { print: { display: 'none' } },
});

export const outcome = style(secondaryText);
