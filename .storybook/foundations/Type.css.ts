import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const sample = style({ lineHeight: 1.3 });

export const measure = style({
  maxInlineSize: '42rem',
  padding: vars.space[5],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
});
