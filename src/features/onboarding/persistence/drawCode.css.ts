import { style } from '@vanilla-extract/css';

/** Black on white in every theme, because some readers know no other code. */
export const code = style({
  display: 'block',
  inlineSize: 'min(100%, 20rem)',
  marginInline: 'auto',
  fill: '#000',
  backgroundColor: '#fff',
  forcedColorAdjust: 'none',
  shapeRendering: 'crispEdges',
});
