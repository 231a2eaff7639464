import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/contract.css.ts';

/** Lengths on the mark's grid of 16 × 16. */
const grid = (...lengths: number[]) => lengths.map((each) => `${(each * 1.05) / 16}em`).join(' ');

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.01em',
  lineHeight: vars.lineHeight.heading,
  selectors: { '&[data-size="large"]': { fontSize: vars.fontSize.title } },
  // Two blazes in CSS, because a picture would appear after the text beside it.
  '::before': {
    content: '',
    flexShrink: 0,
    inlineSize: grid(5),
    blockSize: grid(8),
    margin: grid(1, 2.5, 7, 8.5),
    borderRadius: grid(1.25),
    backgroundColor: vars.color.accent,
    boxShadow: `${grid(-6, 6)} ${vars.color.accent}`,
  },
  '@media': {
    [media.forcedColors]: {
      '::before': {
        backgroundColor: 'CanvasText',
        boxShadow: `${grid(-6, 6)} CanvasText`,
        forcedColorAdjust: 'none',
      },
    },
  },
});
