import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const map = componentStyle({
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

export const contours = componentStyle({ stroke: vars.color.hairline, strokeWidth: '1.5px' });

export const walked = componentStyle({
  stroke: vars.color.progress,
  strokeWidth: '5px',
  strokeLinecap: 'round',
});

export const ahead = componentStyle({
  stroke: vars.color.outline,
  strokeWidth: '4px',
  strokeLinecap: 'round',
  strokeDasharray: '1 10',
});

export const blazes = componentStyle({ fill: vars.color.progress });

export const here = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: '5px',
});

export const open = componentStyle({
  fill: vars.color.inset,
  stroke: vars.color.outline,
  strokeWidth: '2.5px',
});
