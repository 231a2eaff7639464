import { vars } from './contract.css.ts';

/** A symbol that screen readers skip. Browsers without alternative text in `content` use the first value. */
export const silent = (sign: string) => [`'${sign}'`, `'${sign}' / ''`];

/** A symbol in a ring. It has the text’s color, so it also shows in forced colors. */
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
