import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const map = componentStyle({
  gridArea: 'map',
  inlineSize: '100%',
  // Grows with the width, so that the trail stays in the slice.
  blockSize: 'clamp(4.5rem, 18vw, 9rem)',
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
