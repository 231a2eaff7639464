/** Where the layout changes. One column below `medium`, two from `wide` on. */
export const media = {
  narrow: '(width < 48rem)',
  medium: '(min-width: 48rem)',
  wide: '(min-width: 64rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
} as const;
