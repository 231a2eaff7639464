import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const problem = style({ display: 'grid', gap: vars.space[5] });

export const buttons = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });
