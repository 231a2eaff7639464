import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/contract.css.ts';
import { screen } from '../screen.css.ts';

export const loading = style([screen, { justifyItems: 'center', textAlign: 'center' }]);

export const trail = style({
  inlineSize: 'min(10rem, 100%)',
  fill: 'none',
  strokeLinecap: 'round',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const ahead = style({
  stroke: vars.color.outline,
  strokeWidth: '3px',
  strokeDasharray: '1 8',
});

const walk = keyframes({
  '0%': { strokeDashoffset: '1' },
  '70%, 100%': { strokeDashoffset: '0' },
});

export const walked = style({
  stroke: vars.color.progress,
  strokeWidth: '4px',
  strokeDasharray: '1 1',
  // Delayed, because most waits end within a second, and the animation would slow down the portal's start.
  animation: `${walk} 1800ms ease-in-out 1s infinite backwards`,
  '@media': {
    [media.reducedMotion]: { animation: 'none', strokeDasharray: '0.4 1' },
    [media.forcedColors]: { stroke: 'CanvasText' },
  },
});

export const status = style({ display: 'grid', gap: vars.space[2] });

export const text = style({
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.medium,
});
