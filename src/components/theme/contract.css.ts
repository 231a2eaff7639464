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

/** An edge that is seen in forced colors alone, because those draw every border, and no background. */
export const edgeInForcedColors = '1px solid transparent';

/** The one raised level of the page. */
export const card = {
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
};

/** Parts beside each other, and below each other where they have no room. */
export const row = { display: 'flex', flexWrap: 'wrap' } as const;

/** Two columns on a wide screen, of the page and of the cards that are as wide. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
};

/** A text beside the matter of the page. */
export const secondaryText = { color: vars.color.textMuted, fontSize: vars.fontSize.small };
