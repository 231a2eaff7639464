import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const code = style({ fontFamily: vars.fontFamily.code, fontSize: vars.fontSize.small });

export const quiet = style({ color: vars.color.textMuted });
