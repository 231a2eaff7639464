import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';
import { regionSize } from './regionOf.ts';

const aspectRatio = `${regionSize.width} / ${regionSize.height}`;

export const box = style({
  position: 'relative',
  aspectRatio,
  overflow: 'clip',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
});

export const page = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  transformOrigin: 'top left',
});

/** What a story moves into view would otherwise scroll the map, too. What is not displayed cannot take the focus. */
export const pageUnderWay = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: -1,
  display: 'grid',
  inlineSize: `${regionSize.width}px`,
  aspectRatio,
  opacity: 0,
  pointerEvents: 'none',
});
