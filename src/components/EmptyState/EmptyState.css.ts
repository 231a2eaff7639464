import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

export const emptyState = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  paddingInline: `min(${vars.space[4]}, 5vw)`,
  textAlign: 'center',
});

export const trail = componentStyle({
  inlineSize: 'min(7.5rem, 100%)',
  color: vars.color.outline,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2.5px',
  strokeLinecap: 'round',
  strokeDasharray: '1 7',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const title = componentStyle({ fontSize: vars.fontSize.lead });

export const text = componentStyle({ maxInlineSize: '34rem', color: vars.color.textMuted });
