import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** An email address has no spaces to wrap at. */
export const owner = style({ overflowWrap: 'anywhere' });

export const field = style({ display: 'grid', gap: vars.space[3] });
