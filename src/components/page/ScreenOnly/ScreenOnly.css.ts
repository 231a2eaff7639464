import { style } from '@vanilla-extract/css';

export const screenOnly = style({
  display: 'contents',
  '@media': { print: { display: 'none' } },
});
