import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';
import { media } from '#components/theme/media.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  maxInlineSize: '64rem',
  marginInline: 'auto',
  paddingBlock: vars.space[6],
  paddingInline: vars.space[4],
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { paddingBlock: vars.space[8], paddingInline: vars.space[6] } },
});

export const head = style({ display: 'grid', gap: vars.space[3] });

export const title = style({ fontSize: vars.fontSize.display, letterSpacing: '-0.015em' });

export const lead = style({
  maxInlineSize: '38rem',
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.lead,
  textWrap: 'pretty',
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const sectionHead = style({ display: 'grid', gap: vars.space[1] });

export const sectionTitle = style({ fontSize: vars.fontSize.title });

export const text = style({
  maxInlineSize: '38rem',
  color: vars.color.inkSoft,
  textWrap: 'pretty',
});

export const name = style({ fontWeight: vars.fontWeight.bold });

export const value = style({
  color: vars.color.inkSoft,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
