import { globalStyle, style } from '@vanilla-extract/css';
import { row, vars } from '../theme/contract.css.ts';

export const head = style({
  ...row,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
  breakAfter: 'avoid',
});

globalStyle(`${head} > h3`, { fontSize: vars.fontSize.body });

export const milestone = style({ marginBlockStart: vars.space[4] });

/** What is longer than a page can break. Kept together, it would leave most of the page before it empty. */
const isLong = '&[data-length="long"], &:has(> [data-length="long"])';

/** Keeps a heading on the page of its first mission. Not every browser knows `break-after: avoid`. */
export const unbroken = style({
  paddingBlockStart: vars.space[2],
  borderBlockStart: `2px solid ${vars.color.outline}`,
  breakInside: 'avoid',
  selectors: { [isLong]: { breakInside: 'auto' } },
});

export const mission = style({
  paddingInlineStart: vars.space[6],
  breakInside: 'avoid',
  selectors: {
    [isLong]: { breakInside: 'auto' },
    [`${milestone} &`]: { marginBlockStart: vars.space[2] },
    [`${milestone} &[data-extent="texts"]`]: { marginBlockStart: vars.space[5] },
  },
});

export const box = style({
  float: 'inline-start',
  marginInlineStart: `calc(-1 * ${vars.space[6]})`,
  inlineSize: '1.5em',
  selectors: { [`${mission}[data-status="completed"] > &`]: { color: vars.color.progress } },
});
