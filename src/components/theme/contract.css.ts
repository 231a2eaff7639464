import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightTheme } from './tokens.ts';

/** Each value of the theme by its name, for styles: `vars.color.text` is `var(--wm-color-text)`. */
export const vars = createGlobalThemeContract(lightTheme, (_value, path) => `wm-${path.join('-')}`);

/** Where the layout changes. One column below `medium`, two from `wide` on. */
export const media = {
  narrow: '(width < 48rem)',
  medium: '(min-width: 48rem)',
  wide: '(min-width: 64rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
} as const;
