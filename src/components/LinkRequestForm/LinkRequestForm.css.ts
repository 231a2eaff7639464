import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const title = style({ fontSize: vars.fontSize.title });

export const form = style({ display: 'grid', gap: vars.space[5] });

export const controls = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });
