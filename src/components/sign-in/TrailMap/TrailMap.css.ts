import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/contract.css.ts';

// Positioned in its grid area, out of the flow, so that nothing moves when the map appears.
export const map = style({
  position: 'absolute',
  gridArea: 'map',
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    // As wide as its half of the page, with a height in proportion. An error in the form lengthens the page, but does
    // not move or enlarge the map.
    [media.wide]: { position: 'relative', alignSelf: 'start', blockSize: 'auto' },
    // At the bottom of the window, if the texts above leave room.
    [`${media.wide} and (min-height: 44rem)`]: {
      position: 'sticky',
      insetBlockEnd: 0,
      alignSelf: 'end',
    },
    [media.forcedColors]: { display: 'none' },
  },
});

export const contours = style({ stroke: vars.color.hairline, strokeWidth: 1.5 });

export const ahead = style({ stroke: vars.color.outline, strokeWidth: 4, strokeDasharray: '1 10' });

export const walked = style({ stroke: vars.color.progress, strokeWidth: 5 });

export const blazeWalked = style({ fill: vars.color.progress });

export const blazeHere = style({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: 5,
});

export const blazeAhead = style({
  fill: vars.color.inset,
  stroke: vars.color.outline,
  strokeWidth: 2.5,
});
