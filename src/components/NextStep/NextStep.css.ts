import { globalStyle, style } from '@vanilla-extract/css';
import { media, secondaryText, vars } from '../theme/contract.css.ts';
import { outOfSight } from '../theme/visuallyHidden.css.ts';

export const nextStep = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  '@media': { [media.medium]: { justifyItems: 'start', rowGap: vars.space[3] } },
});

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  inlineSize: '100%',
  ...secondaryText,
  fontWeight: vars.fontWeight.medium,
});

export const preview = style({
  display: 'none',
  '@media': { [media.medium]: { display: 'grid', rowGap: vars.space[1] } },
});

export const title = style({ fontSize: vars.fontSize.title });

globalStyle(`${preview} p`, {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const withTitle = style({ '@media': { [media.medium]: outOfSight } });
