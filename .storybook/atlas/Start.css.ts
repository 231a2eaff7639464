import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space[5],
});

export const place = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const link = style({
  justifySelf: 'start',
  minBlockSize: '1.75rem',
  color: vars.color.accent,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  textUnderlineOffset: '0.2em',
});

export const text = style({ maxInlineSize: '38rem', textWrap: 'pretty' });
