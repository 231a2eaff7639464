import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

/** Keeps the space until the picture has loaded. */
export const thumbnail = style({
  inlineSize: '100%',
  aspectRatio: '8 / 5',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
});
