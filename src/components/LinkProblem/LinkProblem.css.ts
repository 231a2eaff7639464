import { style } from '@vanilla-extract/css';
import { row, vars } from '../theme/contract.css.ts';

export const problem = style({ display: 'grid', gap: vars.space[5] });

export const buttons = style({ ...row, alignItems: 'center', gap: vars.space[3] });
