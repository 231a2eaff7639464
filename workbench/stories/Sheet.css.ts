import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const sheet = style({
  display: 'grid',
  gap: vars.space[6],
  padding: vars.space[4],
});

export const state = style({ minInlineSize: 0, maxInlineSize: '100%' });
