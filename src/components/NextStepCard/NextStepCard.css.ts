import { style } from '@vanilla-extract/css';
import { card, media, secondaryText, vars } from '../theme/contract.css.ts';

export const nextStep = style({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  textAlign: 'start',
  '@media': { [media.medium]: { padding: vars.space[5] } },
});

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  ...secondaryText,
  fontWeight: vars.fontWeight.medium,
});
