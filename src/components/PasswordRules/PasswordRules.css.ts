import { style } from '@vanilla-extract/css';
import { secondaryText, vars } from '../theme/contract.css.ts';

export const rules = style({ display: 'grid', gap: vars.space[2], ...secondaryText });

export const list = style({ display: 'grid', gap: vars.space[1] });

export const rule = style({
  display: 'flex',
  gap: vars.space[2],
  selectors: { '&[data-status="met"]': { color: vars.color.text } },
});

export const mark = style({
  marginBlockStart: '0.2em',
  color: vars.color.outline,
  selectors: { [`${rule}[data-status="met"] &`]: { color: vars.color.progress } },
});

export const met = style({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  color: vars.color.progress,
  fontWeight: vars.fontWeight.medium,
});
