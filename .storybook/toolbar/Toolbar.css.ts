import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const sampler = style({
  display: 'grid',
  gap: vars.space[6],
  maxInlineSize: '40rem',
  padding: vars.space[5],
});

export const form = style({ display: 'grid', gap: vars.space[4] });
