import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';

export const screen = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  minBlockSize: '100dvh',
  padding: vars.space[4],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const trail = part({
  inlineSize: 'min(10rem, 100%)',
  fill: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const ahead = part({
  stroke: vars.color.outline,
  strokeWidth: '3px',
  strokeLinecap: 'round',
  strokeDasharray: '1 8',
});

const walk = keyframes({
  '0%': { strokeDashoffset: '1' },
  '70%, 100%': { strokeDashoffset: '0' },
});

export const walked = part({
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

export const status = part({ display: 'grid', gap: vars.space[2] });

export const text = part({ fontSize: vars.fontSize.lead, fontWeight: vars.fontWeight.medium });

export const explanation = part({ maxInlineSize: '28rem', color: vars.color.inkSoft });
