/** The only place that spells the name. */
export const productName = 'Waymark';

/**
 * What can be pressed, and the focus ring. `accentStrong` is under the pointer, and takes the place of `accent` where
 * more contrast is asked for; `onAccent` is the text on both. `tokens.test.ts` checks the contrast.
 */
export const brandColors = {
  light: { accent: '#17508a', accentStrong: '#0e3c6b', onAccent: '#ffffff' },
  dark: { accent: '#94c5f3', accentStrong: '#b9daf9', onAccent: '#0b1a29' },
} as const;
