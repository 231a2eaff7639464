import { style } from '@vanilla-extract/css';
import { spaced } from '../../theme/spaced.ts';

export const stack = style({
  display: 'grid',
  selectors: {
    ...spaced('data-gap', 'gap'),
    '&[data-align="start"]': { justifyItems: 'start' },
    '&[data-align="center"]': { justifyItems: 'center' },
  },
});
