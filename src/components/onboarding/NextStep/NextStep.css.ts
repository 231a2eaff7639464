import { style } from '@vanilla-extract/css';
import { media, row, secondaryText, vars } from '../../theme/contract.css.ts';

export const nextStep = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  '@media': { [media.medium]: { justifyItems: 'start', rowGap: vars.space[1] } },
});

export const place = style({
  ...row,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  inlineSize: '100%',
  ...secondaryText,
  fontWeight: vars.fontWeight.medium,
});

export const title = style({
  '@media': { [media.medium]: { fontSize: vars.fontSize.title } },
});

/** Hidden on a phone, so that the button is visible without scrolling. */
export const preview = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const tag = style({
  display: 'none',
  '@media': { [media.medium]: { display: 'block' } },
});

export const begin = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  '@media': {
    [media.medium]: {
      ...row,
      alignItems: 'center',
      gap: `${vars.space[2]} ${vars.space[4]}`,
      marginBlockStart: vars.space[2],
    },
  },
});

export const week = style(secondaryText);
