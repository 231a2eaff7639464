import { style } from '@vanilla-extract/css';
import { media, row, secondaryText, vars } from '../../theme/contract.css.ts';

export const copyButton = style({
  ...row,
  // If it does not fit beside the button, the outcome goes below.
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space[3],
  selectors: {
    '&[data-align="start"]': { flexDirection: 'row-reverse' },
    '&[data-align="owner"]': { '@media': { screen: { display: 'contents' } } },
  },
  '@media': { print: { display: 'none' } },
});

export const outcome = style({
  ...secondaryText,
  selectors: {
    [`${copyButton}[data-align="owner"] > &`]: {
      order: 1,
      flexBasis: '100%',
      paddingInlineStart: vars.space[4],
      textAlign: 'end',
    },
    [`${copyButton}[data-align="owner"] > &:not(:empty)`]: {
      paddingBlockEnd: vars.space[3],
      // Aligns the outcome with the icon, which has space around it.
      '@media': { [media.narrow]: { paddingInlineEnd: vars.space[3] } },
    },
  },
});
