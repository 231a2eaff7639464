import { style } from '@vanilla-extract/css';
import { media, vars } from '#components/theme/contract.css.ts';

const columns = (width: string, rowGap: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
  gap: `${rowGap} ${vars.space[4]}`,
});

export const states = style(columns('15rem', vars.space[5]));

export const state = style({
  display: 'grid',
  gap: vars.space[2],
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
});

export const places = style({
  ...columns('14rem', vars.space[5]),
  color: vars.color.textMuted,
});

export const place = style({
  display: 'block',
  color: vars.color.accent,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  textUnderlineOffset: '0.2em',
});

export const component = style({
  display: 'inline-block',
  minBlockSize: '1.75rem',
  color: vars.color.accent,
  textUnderlineOffset: '0.2em',
});

export const floors = style(columns('11rem', vars.space[5]));

export const line = style({ color: vars.color.textMuted, textWrap: 'pretty' });
