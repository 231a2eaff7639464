import { createGlobalThemeContract } from '@vanilla-extract/css';
import { breakpoint, measures, palette } from './tokens.ts';

/** The theme's values by name: `vars.color.text` is `var(--wm-color-text)`. */
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
  /** Wraps every `:hover`, because a touch screen would keep the hover style after a tap. */
  hover: '(hover: hover)',
} as const;

/** Matches elements that set their own theme or contrast. */
export const themed = ':is([data-theme], [data-contrast])';

export const focusRing = { outline: `3px solid ${vars.color.accent}`, outlineOffset: '2px' };

/** A pressed control moves down a little. */
export const pressed = { translate: '0 1px' };

/** Only visible in forced colors, which show all borders but no backgrounds. */
export const edgeInForcedColors = '1px solid transparent';

export const card = {
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
};

/** Puts parts side by side, or stacks them if they do not fit. */
export const row = { display: 'flex', flexWrap: 'wrap' } as const;

/** The columns of the page, and of cards that are as wide as the page. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
};

export const secondaryText = { color: vars.color.textMuted, fontSize: vars.fontSize.small };
