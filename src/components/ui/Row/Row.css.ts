import { style } from '@vanilla-extract/css';
import { row as wrapping } from '../../theme/contract.css.ts';
import { spaced } from '../../theme/spaced.ts';

export const row = style({
  ...wrapping,
  alignItems: 'center',
  selectors: {
    ...spaced('data-gap', 'gap'),
    ...spaced('data-line-gap', 'rowGap'),
    '&[data-align="baseline"]': { alignItems: 'baseline' },
  },
});
