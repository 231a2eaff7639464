import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[6],
});

export const side = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  fontSize: vars.fontSize.small,
});

export const preview = style({
  position: 'sticky',
  insetBlockStart: vars.space[4],
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  fontSize: vars.fontSize.small,
  blockSize: `calc(100dvh - 2 * ${vars.space[4]})`,
  minBlockSize: '20rem',
});

export const text = style({
  minBlockSize: '22rem',
  paddingBlock: vars.space[3],
  fontFamily: vars.fontFamily.code,
  lineHeight: vars.lineHeight.reading,
  resize: 'vertical',
});

export const toolbar = style({ display: 'flex', flexWrap: 'wrap' });

globalStyle(`${toolbar} > *`, {
  padding: '0.8rem',
  borderRadius: vars.radius.medium,
  color: vars.color.accent,
  cursor: 'pointer',
});

export const problems = style({
  display: 'grid',
  gap: vars.space[3],
  fontSize: vars.fontSize.body,
});

export const notice = style({ color: vars.color.textMuted, fontSize: vars.fontSize.body });

export const summary = style({
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.medium,
});
