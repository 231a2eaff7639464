import { assignVars } from '@vanilla-extract/css';
import { media, vars } from './contract.css.ts';
import { type ColorName, moreContrast, palette } from './tokens.ts';

type Theme = keyof typeof palette;

/** The colors of a theme, for styles of media. */
export const colorsOf = (theme: Theme, screen = 'screen') => ({
  [screen]: { colorScheme: theme, vars: assignVars(vars.color, palette[theme]) },
  [`${screen} and ${media.moreContrast}`]: moreContrastOf(theme),
});

/** The colors that change. */
export const moreContrastOf = (theme: Theme) => ({
  vars: Object.fromEntries(
    Object.entries(moreContrast[theme]).map(([name, color]) => [
      vars.color[name as ColorName],
      color,
    ]),
  ),
});
