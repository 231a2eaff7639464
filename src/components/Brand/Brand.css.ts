import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { shapeOf } from '../theme/shapes.ts';

const blazes = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>
  <rect x='8.5' y='1' width='5' height='8' rx='1.25'/>
  <rect x='2.5' y='7' width='5' height='8' rx='1.25'/>
</svg>`;

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.01em',
  lineHeight: vars.lineHeight.heading,
  selectors: { '&[data-size="large"]': { fontSize: vars.fontSize.title } },
});

globalStyle(`${brand}::before`, {
  ...shapeOf(blazes, vars.color.accent),
  inlineSize: '1.05em',
  blockSize: '1.05em',
});
