import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/contract.css.ts';
import * as trail from '../trail.css.ts';

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlock: `${vars.space[3]} ${vars.space[2]}`,
});

export const mark = style({
  ...trail.mark,
  inlineSize: trail.markSize.inline,
  blockSize: trail.markSize.block,
  backgroundColor: vars.color.surface,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const next = style({ border: trail.nextEdge });

const paint = keyframes({ from: { inlineSize: 0 } });

export const paintLayer = style({
  ...trail.paint,
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  animation: `${paint} ${vars.duration.feedback} ease-out`,
});

export const checkMark = style(trail.checkMark);

export const stretch = style({
  display: 'grid',
  flex: '0 1 10rem',
  selectors: trail.mirrored,
});

const walk = keyframes({ from: { clipPath: 'inset(-1rem 100% -1rem 0)' } });

/** The two lines overlap, so the dots show until the walked line covers them. */
export const lines = style({
  ...trail.stretch,
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '1rem',
  selectors: {
    '&[data-walked]': {
      clipPath: 'inset(-1rem)',
      animation: `${walk} ${vars.duration.progressBar} ease-out`,
    },
  },
});

export const line = style({
  ...trail.line,
  selectors: { '[data-walked] > &': trail.walkedLine },
});
