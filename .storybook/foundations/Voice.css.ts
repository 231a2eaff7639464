import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const rules = style({ display: 'grid', gap: vars.space[6] });

export const rule = style({ display: 'grid', gap: vars.space[3] });

export const ruleTitle = style({ fontSize: vars.fontSize.body });

export const label = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const sentence = style({ fontSize: vars.fontSize.lead, lineHeight: 1.35 });
