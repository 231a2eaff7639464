import { globalStyle } from '@vanilla-extract/css';
import { colorsOf } from '#components/theme/colorsOf.ts';
import { themeLayer } from '#components/theme/theme.css.ts';

for (const theme of ['light', 'dark'] as const) {
  globalStyle(`:root[data-theme="${theme}"]`, {
    '@layer': { [themeLayer]: { '@media': colorsOf(theme) } },
  });
}
