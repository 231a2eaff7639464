import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const form = style({ display: 'grid', gap: vars.space[5] });

/** An address has no place to be wrapped at. */
export const owner = style({ overflowWrap: 'anywhere' });

export const field = style({ display: 'grid', gap: vars.space[3] });

export const controls = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });
