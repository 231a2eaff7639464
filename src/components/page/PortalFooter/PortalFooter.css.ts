import { style } from '@vanilla-extract/css';
import { media, row, secondaryText, vars } from '../../theme/contract.css.ts';

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  ...secondaryText,
});

export const content = style({
  ...row,
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[5],
});

export const powered = style({ color: vars.color.text, fontWeight: vars.fontWeight.bold });

/** In a wide window, the language switch is in the header. */
export const languages = style({ '@media': { [media.medium]: { display: 'none' } } });

export const notice = style({
  '@media': { [media.medium]: { marginInlineStart: 'auto' } },
});
