import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/part.ts';

export const brand = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  selectors: { '&[data-size="large"]': { fontSize: vars.fontSize.title } },
});

export const blaze = part({
  inlineSize: '1.05em',
  blockSize: '1.05em',
  color: vars.color.accent,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
