import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/part.ts';

export const screen = part({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: '100dvh',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: vars.space[5],
  overflowWrap: 'anywhere',
});

export const title = part({ fontSize: vars.fontSize.heading });

export const text = part({ fontSize: vars.fontSize.body });

export const help = part({ color: vars.color.inkSoft });
