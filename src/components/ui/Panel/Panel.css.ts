import { style } from '@vanilla-extract/css';
import { card, media, vars } from '../../theme/contract.css.ts';

export const panel = style({
  ...card,
  '@media': { [media.medium]: { paddingBlock: '1.25rem', paddingInline: vars.space[5] } },
});

export const header = style({ marginBlockEnd: vars.space[4] });

export const words = style({ flex: '1 1 16rem' });

export const hint = style({ color: vars.color.textMuted });

export const trailing = style({
  display: 'flex',
  marginInlineStart: 'auto',
  // Keeps the button, which is taller than a line of text, from stretching the header.
  marginBlock: `calc(-1 * ${vars.space[3]})`,
});
