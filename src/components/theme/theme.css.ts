import {
  assignVars,
  createGlobalVar,
  fallbackVar,
  type GlobalStyleRule,
  globalFontFace,
  globalLayer,
  globalStyle,
} from '@vanilla-extract/css';
import { media, themed, vars } from './contract.css.ts';
import { type ColorName, measures, moreContrast, palette } from './tokens.ts';

/** The reset overrides the theme. Component styles are in no layer, so they override both. */
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

/**
 * The switches for theme and contrast. Each color lists its values for all themes, each behind one or two switches:
 * `on` lets the value through, `off` makes it empty. `light-dark()` is too new for the oldest supported browsers, and
 * does not cover contrast. The names are short, because the first screen's styles repeat them.
 */
const light = createGlobalVar('wm-l');
export const dark = createGlobalVar('wm-d');
const usual = createGlobalVar('wm-u');
const more = createGlobalVar('wm-m');
const [on, off] = ['initial', ' '];

const themes = {
  light: { colorScheme: 'light', vars: { [light]: on, [dark]: off } },
  dark: { colorScheme: 'dark', vars: { [light]: off, [dark]: on } },
} as const;
const withMoreContrast = { vars: { [usual]: off, [more]: on } };

function valueIn(theme: 'light' | 'dark', name: ColorName): string {
  const color = palette[theme][name];
  const { [name]: stronger }: Partial<Record<ColorName, string>> = moreContrast[theme];
  return stronger ? `${fallbackVar(usual, color)} ${fallbackVar(more, stronger)}` : color;
}

const { color: colorVars, ...measureVars } = vars;

const colors = Object.fromEntries(
  (Object.keys(palette.light) as ColorName[]).map((name) => [
    colorVars[name],
    `${fallbackVar(light, valueIn('light', name))} ${fallbackVar(dark, valueIn('dark', name))}`,
  ]),
);

const rule = (selector: string, style: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [themeLayer]: style } });

// The system decides, unless an attribute does. Paper is always light.
rule(':root', {
  ...themes.light,
  vars: { ...themes.light.vars, [usual]: on, [more]: off, ...assignVars(measureVars, measures) },
  '@media': {
    [media.moreContrast]: withMoreContrast,
    'screen and (prefers-color-scheme: dark)': themes.dark,
  },
});
rule('[data-theme="light"]', { '@media': { screen: themes.light } });
rule('[data-theme="dark"]', { '@media': { screen: themes.dark } });
rule('[data-contrast="more"]', withMoreContrast);
// Variables are computed on the element that sets them, so an element with its own switches needs its own colors.
rule(`:root, ${themed}`, { vars: colors });
