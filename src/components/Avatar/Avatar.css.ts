import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

export const avatar = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '0.02em',
});
