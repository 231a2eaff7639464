import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

/** Of a select and a text area, as a text field has it. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
});

/** Fields beside each other, as far as there is room. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[4],
  fontSize: vars.fontSize.small,
});

globalStyle(`${row} > div`, { flex: '1 1 6rem', minInlineSize: 0 });
