import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const title = style({ fontSize: vars.fontSize.heading });

export const problems = style({ display: 'grid', gap: vars.space[4] });
