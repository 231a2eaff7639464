import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';
import { sides } from '../page/Page.css.ts';

export const purpose = style({
  maxInlineSize: '40rem',
  marginBlock: `${vars.space[2]} ${vars.space[5]}`,
  fontSize: vars.fontSize.lead,
  lineHeight: 1.4,
});

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  marginBlockEnd: vars.space[6],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
});

/** On a narrow screen the table scrolls, not the page. */
export const props = style({ paddingInline: '2px', overflowX: 'auto' });

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  maxInlineSize: '48rem',
  margin: 0,
  paddingInlineStart: vars.space[5],
  selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space[5] } },
});

export const advice = style([sides, { marginBlock: `${vars.space[3]} ${vars.space[6]}` }]);

export const key = style({
  marginInlineEnd: vars.space[1],
  padding: `0.1em ${vars.space[2]}`,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
});

export const code = style({
  padding: '0.1em 0.35em',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.inset,
  fontFamily: vars.fontFamily.code,
  fontSize: '0.92em',
});

export const stories = style({
  columnWidth: '15rem',
  columnGap: vars.space[5],
  margin: 0,
  padding: 0,
  lineHeight: 2,
  listStyle: 'none',
});
