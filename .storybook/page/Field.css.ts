import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const field = style({
  display: 'grid',
  flex: '1 1 6rem',
  gap: vars.space[1],
  minInlineSize: 0,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
});

export const control = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.fontWeight.regular,
});

/** Fields beside each other, as far as there is room. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[4],
});
