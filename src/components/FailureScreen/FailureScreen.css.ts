import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

export const screen = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: '100dvh',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: vars.space[5],
});

export const title = componentStyle({ fontSize: vars.fontSize.heading });

export const buttons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const help = componentStyle({ color: vars.color.textMuted });
