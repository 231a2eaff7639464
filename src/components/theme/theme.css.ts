import { assignVars, globalFontFace, globalLayer, globalStyle } from '@vanilla-extract/css';
import { colorsOf, moreContrastOf } from './colorsOf.ts';
import { media, vars } from './contract.css.ts';
import { lightTheme } from './tokens.ts';

/** The reset wins over the theme. The styles of components are in no layer, and win over both. */
export const themeLayer = globalLayer('theme');
export const resetLayer = globalLayer('reset');

/** Arial with the metrics of Atkinson Hyperlegible Next, so that no text moves when the web font arrives. */
globalFontFace('Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("ArialMT")',
  ascentOverride: '98.8%',
  descentOverride: '31.73%',
  lineGapOverride: '0%',
  sizeAdjust: '99.6%',
});

// The system decides. Paper is always light.
globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      colorScheme: 'light',
      vars: assignVars(vars, lightTheme),
      '@media': {
        [media.moreContrast]: moreContrastOf('light'),
        ...colorsOf('dark', 'screen and (prefers-color-scheme: dark)'),
      },
    },
  },
});
