import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightTheme } from './tokens.ts';

/** Each value of the theme by its name, for styles: `vars.color.text` is `var(--wm-color-text)`. */
export const vars = createGlobalThemeContract(lightTheme, (_value, path) => `wm-${path.join('-')}`);
