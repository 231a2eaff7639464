import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const journey = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space[4],
});

export const step = style({
  display: 'grid',
  gap: vars.space[2],
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  objectPosition: 'top left',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
});

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(26rem, 100%), 1fr))',
  gap: vars.space[5],
});

export const entry = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const name = style({ fontSize: vars.fontSize.lead });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontSize: vars.fontSize.small,
});

/** Beside the states, these are quiet. */
export const conditions = style([
  links,
  { paddingBlockStart: vars.space[1], borderBlockStart: `1px dashed ${vars.color.hairline}` },
]);
