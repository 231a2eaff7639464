import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

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
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const inForcedColors = (rule: object) => ({ '@media': { [media.forcedColors]: rule } });

export const line = style({
  fill: 'none',
  stroke: vars.color.progress,
  strokeWidth: 4,
  ...inForcedColors({ stroke: 'CanvasText' }),
});

export const mark = style({
  fill: vars.color.progress,
  ...inForcedColors({ fill: 'CanvasText' }),
});

export const tick = style({
  fill: 'none',
  stroke: vars.color.onProgress,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  ...inForcedColors({ stroke: 'Canvas' }),
});
