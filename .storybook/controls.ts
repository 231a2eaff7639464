import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<ArgTypesEnhancer>[string];
type Type = Exclude<ArgType['type'], string | undefined>;

const isUndefined = (type: Type) => type.name === 'other' && type.value === 'undefined';

/** A native attribute has a default value, and no type that Storybook could read. */
function typeOfDefault({ table }: ArgType): Type | undefined {
  const value = table?.defaultValue?.summary ?? '';
  if (/^(?:true|false)$/.test(value)) return { name: 'boolean', raw: 'boolean' };
  return value.startsWith("'") ? { name: 'string', raw: 'string' } : undefined;
}

/** The type of a prop that is given: `string` for `string | undefined`. */
function given(type: Type): Type {
  if (type.name !== 'union') return type;
  const types = type.value.filter((each) => !isUndefined(each));
  return types.length === 1 && types[0] ? types[0] : type;
}

/** A type as written in the source, for which Storybook says `union`. */
const spelled = (type: Type): string =>
  (type.raw ?? (type.name === 'other' ? type.value : type.name))
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');

/** JSON can express it: no function, and no React node. */
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
      const { type: read, table, options } = argType;
      const type = typeof read === 'object' && 'name' in read ? read : typeOfDefault(argType);
      if (!type) return [name, argType];
      const isKnown = /^(?:boolean|enum|number|string|function)$/.test(given(type).name);
      const control = isKnown || options ? undefined : controlOf(given(type), initialArgs[name]);
      return [
        name,
        {
          ...(control !== undefined && { control }),
          ...argType,
          type: given(type),
          table: { ...table, type: { summary: spelled(type) } },
        },
      ];
    }),
  );
