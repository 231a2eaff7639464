import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const way = style({
  position: 'relative',
  blockSize: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: vars.space[4],
  blockSize: vars.space[5],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.accent,
  forcedColorAdjust: 'none',
  transitionProperty: 'inset-inline-start',
  transitionTimingFunction: 'ease-out',
  selectors: {
    '&[data-at="end"]': { insetInlineStart: `calc(100% - ${vars.space[4]})` },
  },
});
