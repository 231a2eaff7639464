import { assignVars, globalFontFace, globalLayer, globalStyle } from '@vanilla-extract/css';
import { media, vars } from './contract.css.ts';
import { lightTheme, moreContrast, palette } from './tokens.ts';

/** The reset wins over the theme. The styles of components are in no layer, and win over both. */
const themeLayer = globalLayer('theme');
export const resetLayer = globalLayer('reset');

/** Arial with the metrics of Atkinson Hyperlegible Next, so that no text moves when the web font arrives. */
globalFontFace('Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("ArialMT")',
  ascentOverride: '98.8%',
  descentOverride: '31.73%',
  lineGapOverride: '0%',
  sizeAdjust: '99.6%',
});

const moreContrastOf = (theme: 'light' | 'dark') =>
  assignVars(vars.color, { ...palette[theme], ...moreContrast[theme] });

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [themeLayer]: style } });

rule(':root', {
  colorScheme: 'light',
  vars: assignVars(vars, lightTheme),
  '@media': { [media.moreContrast]: { vars: moreContrastOf('light') } },
});

// The system decides, unless the root element has a `data-theme` (Storybook's toolbar). Paper is always light.
const darkScreen = 'screen and (prefers-color-scheme: dark)';
const darkStyle = { colorScheme: 'dark', vars: assignVars(vars.color, palette.dark) };
const darkMoreContrast = { vars: moreContrastOf('dark') };
rule(':root:not([data-theme="light"])', {
  '@media': {
    [darkScreen]: darkStyle,
    [`${darkScreen} and ${media.moreContrast}`]: darkMoreContrast,
  },
});
rule(':root[data-theme="dark"]', {
  '@media': { screen: darkStyle, [`screen and ${media.moreContrast}`]: darkMoreContrast },
});
