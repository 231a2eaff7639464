import { style } from '@vanilla-extract/css';
import { media, vars } from './contract.css.ts';

/** As wide as a page's content may become, and in the middle. */
export const pageWidth = style({
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  // A fixed padding would take too much of a narrow screen with large text.
  paddingInline: `min(${vars.space[4]}, 5vw)`,
  '@media': { [media.medium]: { paddingInline: vars.space[5] } },
});
