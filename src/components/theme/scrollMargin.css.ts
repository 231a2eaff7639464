import { createVar, globalStyle } from '@vanilla-extract/css';
import { resetLayer } from './theme.css.ts';

/**
 * The height that a sticky row covers at the top of the window. Inside an element that sets this variable, a focused
 * element scrolls into view below that row.
 */
export const coveredAbove = createVar({
  syntax: '<length>',
  inherits: true,
  initialValue: '0px',
});

globalStyle('*', { '@layer': { [resetLayer]: { scrollMarginBlockStart: coveredAbove } } });
