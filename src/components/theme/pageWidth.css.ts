import { style } from '@vanilla-extract/css';
import { media, vars } from './contract.css.ts';
import { width } from './tokens.ts';

export const pageWidth = style({
  inlineSize: '100%',
  maxInlineSize: width.page,
  marginInline: 'auto',
  // No more than a share of the width: large text would leave too little of a narrow screen.
  paddingInline: `min(${vars.space[4]}, 5vw)`,
  '@media': { [media.medium]: { paddingInline: vars.space[5] } },
});
