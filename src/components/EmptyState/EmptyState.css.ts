import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.css.ts';

export const emptyState = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[5],
  paddingBlock: vars.space[5],
  selectors: { '&[data-preview="no"]': { paddingInline: `min(${vars.space[4]}, 5vw)` } },
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-preview="yes"]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
      },
    },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  textAlign: 'center',
  '@media': {
    [media.wide]: {
      selectors: {
        [`${emptyState}[data-preview="yes"] > &`]: { justifyItems: 'start', textAlign: 'start' },
      },
    },
  },
});

export const trail = style({
  inlineSize: 'min(7.5rem, 100%)',
  color: vars.color.outline,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2.5px',
  strokeLinecap: 'round',
  strokeDasharray: '1 7',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const text = style({ maxInlineSize: '34rem', color: vars.color.textMuted });
