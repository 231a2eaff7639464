import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const box = style({
  position: 'relative',
  minInlineSize: 0,
  containerType: 'size',
  overflow: 'clip',
});

export const frame = style({
  position: 'absolute',
  // `transform-origin` has no logical values.
  insetBlockStart: 0,
  left: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: `2px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
  transformOrigin: 'top left',
});
