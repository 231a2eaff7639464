import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const form = style({ display: 'grid', gap: vars.space[5] });

export const buttons = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });

export const rules = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[4],
});
