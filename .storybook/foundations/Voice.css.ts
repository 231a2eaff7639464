import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';
import { media } from '#components/theme/media.ts';

export const rules = style({ display: 'grid', gap: vars.space[6] });

export const rule = style({ display: 'grid', gap: vars.space[3] });

export const ruleTitle = style({ fontSize: vars.fontSize.body });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const half = {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
} as const;

export const write = style({
  ...half,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
});

export const not = style({
  ...half,
  border: `1px dashed ${vars.color.outline}`,
  color: vars.color.inkSoft,
});

export const label = style({ color: vars.color.inkSoft, fontSize: vars.fontSize.small });

export const sentence = style({ fontSize: vars.fontSize.lead, lineHeight: 1.35 });

export const example = style({ maxInlineSize: '32rem' });
