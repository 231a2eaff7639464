import { style } from '@vanilla-extract/css';
import { secondaryText, vars } from '#components/theme/contract.css.ts';

// The line of a summary has padding for a finger, which replaces the space of its neighbors.
export const status = style({ ...secondaryText, flex: '1 1 100%', paddingBlock: vars.space[2] });

export const summary = style({
  inlineSize: 'fit-content',
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  paddingBlock: vars.space[2],
  cursor: 'pointer',
});
