import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const screen = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  minBlockSize: '100dvh',
  padding: vars.space[4],
  textAlign: 'center',
});

export const trail = componentStyle({
  inlineSize: 'min(10rem, 100%)',
  fill: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const ahead = componentStyle({
  stroke: vars.color.outline,
  strokeWidth: '3px',
  strokeLinecap: 'round',
  strokeDasharray: '1 8',
});

const walk = keyframes({
  '0%': { strokeDashoffset: '1' },
  '70%, 100%': { strokeDashoffset: '0' },
});

export const walked = componentStyle({
  stroke: vars.color.progress,
  strokeWidth: '4px',
  strokeLinecap: 'round',
  strokeDasharray: '1 1',
  animation: `${walk} 1800ms ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none', strokeDasharray: '0.4 1' },
    [media.forcedColors]: { stroke: 'CanvasText' },
  },
});

export const status = componentStyle({ display: 'grid', gap: vars.space[2] });

export const text = componentStyle({
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.medium,
});

export const explanation = componentStyle({ maxInlineSize: '28rem', color: vars.color.textMuted });
