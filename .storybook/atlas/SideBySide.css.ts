import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const panes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5] });

/** All of a frame has its place in the window: a story that moves the focus would scroll to it. */
export const pane = style({
  display: 'grid',
  flexBasis: '14rem',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  minBlockSize: '20rem',
});
