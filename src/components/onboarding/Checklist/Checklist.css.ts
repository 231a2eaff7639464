import { style } from '@vanilla-extract/css';
import { row, vars } from '../../theme/contract.css.ts';

export const head = style({
  ...row,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
});

export const missionTitle = style({ fontSize: vars.fontSize.body });

export const milestone = style({
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `2px solid ${vars.color.outline}`,
  breakInside: 'avoid',
});

export const mission = style({
  marginBlockStart: vars.space[2],
  paddingInlineStart: vars.space[6],
  breakInside: 'avoid',
});

export const box = style({
  float: 'inline-start',
  marginInlineStart: `calc(-1 * ${vars.space[6]})`,
  inlineSize: '1.5em',
  selectors: { [`${mission}[data-status="completed"] > &`]: { color: vars.color.progress } },
});
