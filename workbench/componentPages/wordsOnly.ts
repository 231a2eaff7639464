import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** A text, number or switch, but no name in the code, such as `signOut`. */
const isWords = (value: unknown) =>
  typeof value === 'string'
    ? !/^[a-z]\w*$/.test(value)
    : typeof value === 'number' || typeof value === 'boolean';

/** The controls of a screen show what reads as words, and those that a story declares. */
export const wordsOnly: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) =>
  title.startsWith('Screens/')
    ? Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          argType['control'] || isWords(initialArgs[name])
            ? argType
            : { ...argType, table: { ...argType.table, disable: true } },
        ]),
      )
    : argTypes;
