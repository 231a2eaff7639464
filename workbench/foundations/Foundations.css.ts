import { style } from '@vanilla-extract/css';
import { focusRing, row, vars } from '#components/theme/contract.css.ts';

export const box = style({
  blockSize: vars.space[7],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  forcedColorAdjust: 'none',
});

export const value = style({ lineHeight: vars.lineHeight.control });

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  // Parts lie in parts, and large text needs the room.
  padding: `min(${vars.space[4]}, 3vw)`,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
});

export const sample = style({ display: 'grid', gap: vars.space[4] });

export const buttons = style({ ...row, alignItems: 'center', gap: vars.space[3] });

export const focused = style({ ...focusRing, inlineSize: 'fit-content' });
