import { style } from '@vanilla-extract/css';

export const sample = style({ lineHeight: 1.3 });
