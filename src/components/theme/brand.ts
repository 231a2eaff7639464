/** The only place that spells out the product's name. */
export const productName = 'Waymark';

/**
 * The colors of controls and the focus ring. `accentStrong` is for hover, and replaces `accent` if the system asks for
 * more contrast; `onAccent` is for text on both. `tokens.test.ts` checks the contrast.
 */
export const brandColors = {
  light: { accent: '#17508a', accentStrong: '#0e3c6b', onAccent: '#ffffff' },
  dark: { accent: '#94c5f3', accentStrong: '#b9daf9', onAccent: '#0b1a29' },
} as const;
