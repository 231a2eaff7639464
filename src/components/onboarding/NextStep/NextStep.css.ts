import { style } from '@vanilla-extract/css';
import { media, row, secondaryText, vars } from '../../theme/contract.css.ts';
import { outOfSight } from '../../theme/visuallyHidden.css.ts';

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

export const preview = style({
  display: 'none',
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space[1],
      marginBlockEnd: vars.space[2],
    },
  },
});

export const title = style({ fontSize: vars.fontSize.title });

export const tag = style({
  display: 'none',
  '@media': { [media.medium]: { display: 'block' } },
});

export const begin = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  '@media': {
    [media.medium]: { ...row, alignItems: 'center', gap: `${vars.space[2]} ${vars.space[4]}` },
  },
});

export const week = style(secondaryText);

// On the button. From a tablet on, the title is above it.
export const brief = style({
  display: 'none',
  '@media': { [media.medium]: { display: 'inline' } },
});

export const whole = style({ '@media': { [media.medium]: outOfSight } });
