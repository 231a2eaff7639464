import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/contract.css.ts';

export const label = style({ fontWeight: vars.fontWeight.medium });

/** Looks like a text field. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  selectors: {
    // Browsers lower the opacity of a disabled list.
    '&:disabled': { backgroundColor: vars.color.inset, color: vars.color.textMuted, opacity: 1 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled': { borderColor: vars.color.text } } },
  },
});
