import { createGlobalThemeContract } from '@vanilla-extract/css';
import { breakpoint, measures, palette } from './tokens.ts';

/** The values of the theme by name: `vars.color.text` is `var(--wm-color-text)`. */
export const vars = createGlobalThemeContract(
  { color: palette.light, ...measures },
  (_value, path) => `wm-${path.join('-')}`,
);

export const media = {
  narrow: `(width < ${breakpoint.medium})`,
  medium: `(min-width: ${breakpoint.medium})`,
  wide: `(min-width: ${breakpoint.wide})`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  /** For every `:hover`: a touch screen would keep that look after a tap. */
  hover: '(hover: hover)',
} as const;

/** An element that says its theme or contrast itself. */
export const themed = ':is([data-theme], [data-contrast])';

export const focusRing = { outline: `3px solid ${vars.color.accent}`, outlineOffset: '2px' };

/** What is pressed gives way. */
export const pressed = { translate: '0 1px' };

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
