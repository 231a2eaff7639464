import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const today = style({
  display: 'flex',
  alignItems: 'center',
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.bold,
});

export const cairn = style({
  flexShrink: 0,
  inlineSize: '1.375rem',
  fill: 'currentColor',
});
