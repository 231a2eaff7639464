import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** An address has no place to be wrapped at. */
export const owner = style({ overflowWrap: 'anywhere' });

export const field = style({ display: 'grid', gap: vars.space[3] });
