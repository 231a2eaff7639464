import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const room = style({
  position: 'relative',
  minInlineSize: 0,
  containerType: 'size',
  overflow: 'clip',
});

export const frame = style({
  position: 'absolute',
  inset: 0,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
  transformOrigin: 'top left',
});
