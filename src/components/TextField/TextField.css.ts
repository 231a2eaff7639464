import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/part.ts';

export const field = part({ display: 'grid', gap: vars.space[1] });

export const label = part({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' });

export const control = part({
  display: 'flex',
  alignItems: 'stretch',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(input:focus-visible)': {
      outline: `3px solid ${vars.color.accent}`,
      outlineOffset: '2px',
    },
    '&:has([aria-invalid="true"])': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
  },
});

export const input = part({
  flex: '1 1 0',
  // A percentage lets it become narrower than the browser makes inputs by itself.
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '2.875rem',
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.medium,
  backgroundColor: 'transparent',
  outline: 'none',
});
