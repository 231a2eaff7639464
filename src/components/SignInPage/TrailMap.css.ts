import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.css.ts';

export const map = style({
  gridArea: 'map',
  inlineSize: '100%',
  // In proportion to the width: the SVG fills the box and is cut off at its top, above the mark of the current place.
  blockSize: '19vw',
  fill: 'none',
  backgroundColor: vars.color.background,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [media.wide]: {
      blockSize: '100%',
      minBlockSize: '12rem',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.hairline}`,
    },
    [media.forcedColors]: { display: 'none' },
  },
});

export const contours = style({ stroke: vars.color.hairline, strokeWidth: '1.5px' });

export const walked = style({
  stroke: vars.color.progress,
  strokeWidth: '5px',
  strokeLinecap: 'round',
});

export const ahead = style({
  stroke: vars.color.outline,
  strokeWidth: '4px',
  strokeLinecap: 'round',
  strokeDasharray: '1 10',
});

export const blazes = style({ fill: vars.color.progress });

export const here = style({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: '5px',
});

export const open = style({
  fill: vars.color.inset,
  stroke: vars.color.outline,
  strokeWidth: '2.5px',
});
