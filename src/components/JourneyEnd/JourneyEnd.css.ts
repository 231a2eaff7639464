import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.css.ts';

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  marginBlockStart: vars.space[2],
  padding: `${vars.space[5]} min(${vars.space[5]}, 5vw)`,
  border: `1px solid ${vars.color.progress}`,
  borderRadius: vars.radius.medium,
  textAlign: 'center',
});

export const path = style({
  inlineSize: 'min(11.25rem, 100%)',
  color: vars.color.progress,
  fill: 'currentColor',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 4 });

export const tick = style({
  fill: 'none',
  stroke: vars.color.onProgress,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});
