import { createGlobalThemeContract } from '@vanilla-extract/css';
import { breakpoint, lightTheme } from './tokens.ts';

/** The values of the theme by name: `vars.color.text` is `var(--wm-color-text)`. */
export const vars = createGlobalThemeContract(lightTheme, (_value, path) => `wm-${path.join('-')}`);

export const media = {
  narrow: `(width < ${breakpoint.medium})`,
  medium: `(min-width: ${breakpoint.medium})`,
  wide: `(min-width: ${breakpoint.wide})`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Visible in forced colors alone, which draw every border and no background. */
export const edgeInForcedColors = '1px solid transparent';

export const card = {
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
};

/** Parts beside each other, or below each other if there is no room. */
export const row = { display: 'flex', flexWrap: 'wrap' } as const;

/** The columns of the page, and of cards as wide as the page. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
};

export const secondaryText = { color: vars.color.textMuted, fontSize: vars.fontSize.small };
