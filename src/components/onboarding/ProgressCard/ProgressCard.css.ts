import { style } from '@vanilla-extract/css';
import { row, secondaryText, vars } from '../../theme/contract.css.ts';
import { half } from '../../theme/splitCard.css.ts';

export const progressHalf = style([
  half,
  { alignContent: 'center', selectors: { '&&': { paddingBlock: vars.space[3] } } },
]);

export const header = style({
  ...row,
  alignItems: 'baseline',
  columnGap: vars.space[3],
});

export const title = style({ fontSize: vars.fontSize.body });

export const hint = style(secondaryText);

export const legend = style({
  ...row,
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  marginBlockEnd: vars.space[1],
  fontSize: vars.fontSize.small,
});

/** As large as the track with its border. */
export const spokenBar = style({ position: 'absolute', inset: '-1px' });

export const percentage = style({
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
