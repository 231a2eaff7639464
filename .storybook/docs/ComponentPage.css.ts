import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  marginBlockEnd: vars.space[6],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
});

/** On a narrow screen the table scrolls, not the page. */
export const props = style({ paddingInline: '2px', overflowX: 'auto' });

export const stories = style({
  columnWidth: '15rem',
  columnGap: vars.space[5],
  margin: 0,
  padding: 0,
  lineHeight: 2,
  listStyle: 'none',
});
