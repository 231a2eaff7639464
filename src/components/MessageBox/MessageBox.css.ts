import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { Info, TriangleAlert } from 'lucide';
import { vars } from '../theme/contract.css.ts';
import { iconOf, shapeOf } from '../theme/shapes.ts';

const tone = createVar();

export const box = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${tone}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-tone="error"]': {
      vars: { [tone]: vars.color.danger },
      backgroundColor: vars.color.dangerPaper,
    },
    '&[data-tone="information"]': {
      vars: { [tone]: vars.color.accent },
      backgroundColor: vars.color.surface,
    },
  },
});

for (const [name, icon] of [
  ['error', TriangleAlert],
  ['information', Info],
] as const) {
  globalStyle(`${box}[data-tone="${name}"]::before`, {
    ...shapeOf(iconOf(icon), tone),
    inlineSize: '1.375rem',
    blockSize: '1.375rem',
    marginBlockStart: '0.1rem',
  });
}

export const content = style({ display: 'grid', gap: vars.space[1] });

export const title = style({ color: tone, fontSize: vars.fontSize.body });

export const help = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
});
