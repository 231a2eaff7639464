import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const length = style({
  blockSize: vars.space[4],
  backgroundColor: vars.color.outline,
  forcedColorAdjust: 'none',
});

export const corner = style({
  inlineSize: '8rem',
  blockSize: vars.space[8],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
});

export const levels = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});

export const level = style({
  display: 'grid',
  alignContent: 'start',
  padding: vars.space[5],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-level="surface"]': { backgroundColor: vars.color.surface },
    '&[data-level="sunken"]': { backgroundColor: vars.color.sunken },
  },
});
