import { style } from '@vanilla-extract/css';
import { media, vars } from './contract.css.ts';
import { width } from './tokens.ts';

export const pageWidth = style({
  inlineSize: '100%',
  maxInlineSize: width.page,
  marginInline: 'auto',
  // At most a share of the width, because with large text the padding would take up too much of a narrow screen.
  paddingInline: `min(${vars.space[4]}, 5vw)`,
  '@media': { [media.medium]: { paddingInline: vars.space[5] } },
});
