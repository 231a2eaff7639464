import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const row = style({
  display: 'flex',
  gap: vars.space[6],
  overflowX: 'auto',
  paddingBlockEnd: vars.space[3],
});

export const change = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  flex: 'none',
  inlineSize: 'min(44rem, 100%)',
});

export const name = style({ gridColumn: '1 / -1', justifySelf: 'start', color: vars.color.text });

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  color: vars.color.textMuted,
});
