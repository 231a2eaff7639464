import { style } from '@vanilla-extract/css';
import { row, vars } from '../theme/contract.css.ts';

export const screen = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: '100dvh',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: vars.space[5],
});

export const buttons = style({ ...row, gap: vars.space[3] });

export const help = style({ color: vars.color.textMuted });
