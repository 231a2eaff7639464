import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<ArgTypesEnhancer>[string];
type Type = Exclude<ArgType['type'], string | undefined>;

const isUndefined = (type: Type) => type.name === 'other' && type.value === 'undefined';

/** The type of an optional prop that is given: `string` for `string | undefined`. */
function given(type: Type): Type {
  if (type.name !== 'union') return type;
  const types = type.value.filter((each) => !isUndefined(each));
  return types.length === 1 && types[0] ? types[0] : type;
}

/** A type as the source has it, where Storybook says `union`. */
const spelled = (type: Type): string =>
  (type.raw ?? (type.name === 'other' ? type.value : type.name))
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');

/** JSON can say it: no function, and nothing that is drawn. */
const isData = (value: unknown): boolean =>
  typeof value !== 'function' &&
  !isValidElement(value) &&
  (typeof value !== 'object' || value === null || Object.values(value).every(isData));

/**
 * Storybook edits as JSON what it has no control for. Here a text is edited as text, and so is what may be any node;
 * what neither text nor JSON can say has no control. A story that names a control keeps it.
 */
function controlOf(type: Type, value: unknown): ArgType['control'] | undefined {
  if (typeof value === 'string' || (value === undefined && spelled(type) === 'ReactNode')) {
    return { type: 'text' };
  }
  return value !== undefined && isData(value) ? undefined : false;
}

export const spellOutTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (!argType.type || typeof argType.type === 'string') return [name, argType];
      const { table, options } = argType;
      const type = given(argType.type);
      const isKnown = /^(?:boolean|enum|number|string|function)$/.test(type.name);
      const control = isKnown || options ? undefined : controlOf(type, initialArgs[name]);
      return [
        name,
        {
          ...(control !== undefined && { control }),
          ...argType,
          type,
          table: { ...table, type: { summary: spelled(argType.type) } },
        },
      ];
    }),
  );
