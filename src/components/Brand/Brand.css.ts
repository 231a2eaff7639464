import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

export const brand = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
  selectors: { '&[data-size="large"]': { fontSize: vars.fontSize.title } },
});

export const blaze = componentStyle({
  inlineSize: '1.05em',
  blockSize: '1.05em',
  color: vars.color.accent,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
