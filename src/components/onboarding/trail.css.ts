import { media, vars } from '../theme/contract.css.ts';

// The look of the path and its marks, in the timeline and in a milestone's confirmation.

/** The horizontal path from one mark to the next. */
export const stretchShape = {
  viewBox: '0 0 100 16',
  d: 'M0 8C18 8 24 2 38 3S66 14 80 13s14-5 20-5',
};

/** A stretch fills the length of its place. */
export const stretch = { overflow: 'visible', fill: 'none' } as const;

export const line = {
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  // Forced colors replace `color`, but not `stroke`.
  stroke: 'currentColor',
  color: vars.color.outline,
  strokeWidth: '0.1875rem',
  strokeDasharray: '0.01rem 0.5rem',
} as const;

export const walkedLine = {
  color: vars.color.progress,
  strokeWidth: '0.3125rem',
  strokeDasharray: 'none',
};

export const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

/** The size of a mark on a horizontal path. */
export const markSize = { inline: '2rem', block: '2.75rem' };

export const mark = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '0.5rem',
} as const;

/** The border of the next milestone's mark. */
export const nextEdge = `3px solid ${vars.color.accent}`;

export const paint = {
  backgroundColor: vars.color.progress,
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
} as const;

export const checkMark = {
  position: 'relative',
  color: vars.color.onProgress,
  '@media': {
    [media.forcedColors]: { color: 'HighlightText', forcedColorAdjust: 'none' },
  },
} as const;
