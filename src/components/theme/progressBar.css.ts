import { style } from '@vanilla-extract/css';
import { media, vars } from './contract.css.ts';

/** The frame of `bar`. The width of the bar shows how much is completed. */
export const track = style({
  position: 'relative',
  blockSize: '0.75rem',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.inset,
  overflow: 'hidden',
});

export const bar = style({
  blockSize: '100%',
  backgroundColor: vars.color.progress,
  transition: `inline-size ${vars.duration.progressBar} ease-out`,
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});
