import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/contract.css.ts';

export const end = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  inlineSize: '100%',
});

export const path = style({
  inlineSize: 'min(22rem, 100%)',
  marginBlockEnd: vars.space[2],
  color: vars.color.progress,
  fill: 'currentColor',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 4 });

export const checkMark = style({
  fill: 'none',
  stroke: vars.color.onProgress,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});

export const title = style({
  fontSize: vars.fontSize.title,
  '@media': { [media.medium]: { fontSize: vars.fontSize.heading } },
});
