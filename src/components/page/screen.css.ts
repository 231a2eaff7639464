import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/**
 * Centers a message in the window. `LoadingScreen` and `FailureScreen` share this style: `FailureScreen` appears when
 * files fail to load, so it must not need a stylesheet of its own.
 */
export const screen = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: '100dvh',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: vars.space[5],
});

export const explanation = style({ maxInlineSize: '28rem', color: vars.color.textMuted });
