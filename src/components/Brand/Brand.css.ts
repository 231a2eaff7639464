import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

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

export const blaze = style({
  inlineSize: '1.05em',
  color: vars.color.accent,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
