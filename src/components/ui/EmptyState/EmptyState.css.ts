import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const text = style({ color: vars.color.textMuted, textWrap: 'pretty' });
