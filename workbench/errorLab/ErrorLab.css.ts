import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const code = style({ fontFamily: vars.fontFamily.code, fontSize: vars.fontSize.small });

export const quiet = style({ color: vars.color.textMuted });

/** On another ground than the screen below, because it is no part of it. */
export const bar = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  backgroundColor: vars.color.inset,
  borderBlockEnd: `2px dashed ${vars.color.outline}`,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
});

export const barHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space[3],
});

export const cause = style({ fontSize: vars.fontSize.body, fontWeight: vars.fontWeight.medium });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: `${vars.space[2]} ${vars.space[5]}`,
});

export const plan = style({ maxInlineSize: '32rem' });

export const planHead = style({
  minBlockSize: '44px',
  paddingBlock: vars.space[2],
  cursor: 'pointer',
  fontWeight: vars.fontWeight.medium,
});
