import { globalLayer } from '@vanilla-extract/css';

/** Later layers win over earlier ones, whatever the order in which their files arrive. */
export const themeLayer = globalLayer('theme');
export const resetLayer = globalLayer('reset');
export const componentLayer = globalLayer('components');
