import { type StyleRule, style } from '@vanilla-extract/css';
import { componentLayer } from './layers.css.ts';

/** A style of a component, in the layer that wins over the reset. */
export const componentStyle = (rule: StyleRule) => style({ '@layer': { [componentLayer]: rule } });
