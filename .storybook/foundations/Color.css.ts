import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

/** Light at the start, dark at the end. */
export const swatch = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  blockSize: vars.space[8],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});

export const sample = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
  fontVariantNumeric: 'tabular-nums',
  forcedColorAdjust: 'none',
});

export const mark = style({
  inlineSize: '1.25rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.small,
});
