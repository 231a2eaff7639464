import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

export const passwordField = componentStyle({ position: 'relative' });

export const toggle = componentStyle({
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

export const capsLock = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[1] } },
});
