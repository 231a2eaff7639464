import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/contract.css.ts';

export const label = style({ fontWeight: vars.fontWeight.medium });

export const refusal = style({ color: vars.color.danger, fontSize: vars.fontSize.small });

export const control = style({
  position: 'relative',
  display: 'flex',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.text } } },
});

export const input = style({
  flex: '1 1 0',
  // Without a percentage, an input is never narrower than its default `size` of 20 characters.
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '2.875rem',
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.medium,
  backgroundColor: 'transparent',
  outline: 'none',
  selectors: {
    '&:disabled': { color: vars.color.textMuted },
    // Edge would show its own buttons, such as an eye, beside our Show button.
    '&::-ms-reveal, &::-ms-clear': { display: 'none' },
  },
});

/** Frames the whole control to show the state of its input. */
export const frame = style({
  position: 'absolute',
  inset: '-1px',
  borderRadius: 'inherit',
  pointerEvents: 'none',
  selectors: {
    [`${input}:focus-visible ~ &`]: {
      outline: `3px solid ${vars.color.accent}`,
      outlineOffset: '2px',
    },
    [`${input}[aria-invalid="true"] ~ &`]: { border: `2px solid ${vars.color.danger}` },
  },
});
