import { style } from '@vanilla-extract/css';
import { media, pressed, secondaryText, vars } from '../../theme/contract.css.ts';

export const toggle = style({
  minInlineSize: '4.25rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.color.accent,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:active': { ...pressed, color: vars.color.accentStrong },
    // The focus ring is inside the button, because the field's border surrounds it.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.hover]: {
      ':hover': { color: vars.color.accentStrong, textDecoration: 'underline' },
    },
  },
});

export const capsLock = style({
  ...secondaryText,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[1] } },
});
