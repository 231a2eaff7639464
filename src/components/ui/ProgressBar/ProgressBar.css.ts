import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/contract.css.ts';

export const track = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '0.75rem',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.inset,
  overflow: 'hidden',
  selectors: { '&[data-size="slim"]': { blockSize: '0.625rem' } },
});

export const bar = style({
  blockSize: '100%',
  backgroundColor: vars.color.progress,
  transition: `inline-size ${vars.duration.progressBar} ease-out`,
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

/** As large as the track including its border. */
export const spoken = style({ position: 'absolute', inset: '-1px' });
