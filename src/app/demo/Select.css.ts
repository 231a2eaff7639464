import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

/** A select that looks like a text field. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
});
