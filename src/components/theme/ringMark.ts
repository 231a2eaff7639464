import { vars } from './contract.css.ts';

/** A sign that screen readers pass over, or else the sign alone in browsers that know no text in its place. */
export const silent = (sign: string) => [`'${sign}'`, `'${sign}' / ''`];

/** A sign in a ring, in the color of the text: seen in forced colors, too. */
export const ringMark = (size: string) =>
  ({
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: size,
    blockSize: size,
    border: '2px solid',
    borderRadius: '50%',
    fontWeight: vars.fontWeight.bold,
    fontSize: `calc(${size} * 0.7)`,
    lineHeight: `calc(${size} - 4px)`,
    textAlign: 'center',
  }) as const;
