import { style } from '@vanilla-extract/css';
import { secondaryText, vars } from '#components/theme/contract.css.ts';

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

// The padding spaces out several lines. A single line is lower than the button beside it anyway.
export const text = style({ ...secondaryText, flex: '1 1 0', paddingBlock: vars.space[2] });
