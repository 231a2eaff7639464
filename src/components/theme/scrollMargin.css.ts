import { createVar, globalStyle } from '@vanilla-extract/css';
import { resetLayer } from './theme.css.ts';

/**
 * The height that a sticky row covers at the top of the window. What takes the focus within the element that sets it
 * scrolls into view below that row.
 */
export const coveredAbove = createVar({
  syntax: '<length>',
  inherits: true,
  initialValue: '0px',
});

globalStyle('*', { '@layer': { [resetLayer]: { scrollMarginBlockStart: coveredAbove } } });
