import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

export const link = componentStyle({
  // As tall as a finger needs, without moving the lines apart.
  paddingBlock: '0.3rem',
  color: vars.color.accent,
  fontWeight: vars.fontWeight.medium,
  textUnderlineOffset: '0.2em',
});
