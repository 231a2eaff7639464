import { style } from '@vanilla-extract/css';
import { media, vars } from './contract.css.ts';

/** The greatest width of a page's content, in the middle of the window. */
export const pageWidth = style({
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  // A part of the width at most, because with large text the rest of a narrow screen would be too small.
  paddingInline: `min(${vars.space[4]}, 5vw)`,
  '@media': { [media.medium]: { paddingInline: vars.space[5] } },
});
