import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  fontSize: vars.fontSize.small,
});

export const choice = style({ flex: '1 1 6rem', minInlineSize: 0 });

export const panes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5] });

/** A pane taller than the window would scroll the page when a story moves the focus. */
export const pane = style({
  display: 'grid',
  flexBasis: '14rem',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  minBlockSize: '20rem',
});

export const box = style({
  position: 'relative',
  minInlineSize: 0,
  containerType: 'size',
  overflow: 'clip',
});

export const loading = style({ padding: vars.space[4], color: vars.color.textMuted });

export const frame = style({
  position: 'absolute',
  // `transform-origin` has no logical values.
  insetBlockStart: 0,
  left: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: `2px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
  transformOrigin: 'top left',
  // A hidden frame could not move its focus.
  selectors: { '&[data-drawn="false"]': { opacity: 0 } },
});
