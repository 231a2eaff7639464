import { style } from '@vanilla-extract/css';
import { pressed } from '../../theme/contract.css.ts';

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:active': pressed },
});
