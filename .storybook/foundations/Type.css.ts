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

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[6] });

export const counts = style({
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.fontSize.lead,
  textAlign: 'end',
});

export const code = style({
  fontFamily: vars.fontFamily.code,
  fontSize: vars.fontSize.body,
  alignSelf: 'center',
});
