import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';

export const map = part({
  display: 'none',
  inlineSize: '100%',
  blockSize: 'auto',
  minBlockSize: '12rem',
  fill: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [media.wide]: { display: 'block' },
    [media.forcedColors]: { display: 'none' },
  },
});

export const contours = part({ stroke: vars.color.hairline, strokeWidth: '1.5px' });

export const walked = part({
  stroke: vars.color.progress,
  strokeWidth: '5px',
  strokeLinecap: 'round',
});

export const ahead = part({
  stroke: vars.color.outline,
  strokeWidth: '4px',
  strokeLinecap: 'round',
  strokeDasharray: '1 10',
});

export const blazes = part({ fill: vars.color.progress });

export const here = part({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: '5px',
});

export const open = part({
  fill: vars.color.sunken,
  stroke: vars.color.outline,
  strokeWidth: '2.5px',
});
