import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

const columns = (width: string) => `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`;

export const states = style({
  display: 'grid',
  gridTemplateColumns: columns('13rem'),
  gap: `${vars.space[5]} ${vars.space[4]}`,
});

export const state = style({
  display: 'grid',
  gap: vars.space[2],
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
});

export const components = style({
  display: 'grid',
  gridTemplateColumns: columns('11rem'),
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
