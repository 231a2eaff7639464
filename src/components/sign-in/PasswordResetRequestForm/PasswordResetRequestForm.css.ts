import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const request = style({ display: 'grid', gap: vars.space[4] });

export const title = style({ fontSize: vars.fontSize.title });
