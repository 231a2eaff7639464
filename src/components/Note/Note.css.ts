import { style } from '@vanilla-extract/css';
import { card, secondaryText, vars } from '../theme/contract.css.ts';

export const note = style({
  selectors: {
    '&[data-kind="line"]': {
      paddingInlineStart: vars.space[3],
      borderInlineStart: `3px solid ${vars.color.hairline}`,
      ...secondaryText,
    },
    '&[data-kind="box"]': { ...card, borderInlineStart: `4px solid ${vars.color.accent}` },
  },
});
