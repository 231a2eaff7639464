import { globalLayer } from '@vanilla-extract/css';

/** The reset wins over the theme. The styles of components are in no layer, and win over both. */
export const themeLayer = globalLayer('theme');
export const resetLayer = globalLayer('reset');
