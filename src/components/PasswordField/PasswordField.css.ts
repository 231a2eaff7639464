import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const passwordField = style({ position: 'relative' });

export const toggle = style({
  minInlineSize: '4.25rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.color.accent,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:hover': { color: vars.color.accentStrong, textDecoration: 'underline' },
    // The ring is drawn inside the field's border.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const capsLock = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[1] } },
});
