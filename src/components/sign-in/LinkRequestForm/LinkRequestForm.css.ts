import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const title = style({ fontSize: vars.fontSize.title });
