import { style } from '@vanilla-extract/css';
import { secondaryText, vars } from '../../theme/contract.css.ts';

export const toggle = style({
  minInlineSize: '4.25rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.color.accent,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:hover': { color: vars.color.accentStrong, textDecoration: 'underline' },
    // The border of the field is around the button, so the ring is inside it.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const capsLock = style({
  ...secondaryText,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[1] } },
});
