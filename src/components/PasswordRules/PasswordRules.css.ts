import { globalStyle, style } from '@vanilla-extract/css';
import { Circle, CircleCheck } from 'lucide';
import { secondaryText, vars } from '../theme/contract.css.ts';
import { iconOf, shapeOf } from '../theme/shapes.ts';

export const rules = style({ display: 'grid', gap: vars.space[2], ...secondaryText });

export const list = style({ display: 'grid', gap: vars.space[1] });

export const rule = style({
  display: 'flex',
  gap: vars.space[2],
  selectors: { '&[data-status="met"]': { color: vars.color.text } },
});

for (const [status, icon, color] of [
  ['missing', Circle, vars.color.outline],
  ['met', CircleCheck, vars.color.progress],
] as const) {
  globalStyle(`${rule}[data-status="${status}"]::before`, {
    ...shapeOf(iconOf(icon), color),
    inlineSize: '1rem',
    blockSize: '1rem',
    marginBlockStart: '0.2em',
  });
}

export const met = style({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  color: vars.color.progress,
  fontWeight: vars.fontWeight.medium,
});
