import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/**
 * A message in the middle of the window. `LoadingScreen` and `FailureScreen` share it, because the second is shown when
 * files fail to load, and so may need none of its own.
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
