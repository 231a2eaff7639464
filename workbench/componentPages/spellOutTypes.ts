import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Shows a prop's type as the source has it, where Storybook says `union`. Props that accept any node can be edited if
 * they are texts.
 */
export const spellOutTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      // Storybook calls a type it does not know, such as `ReactNode`, `other`, and keeps its source only in `value`.
      const raw = type?.raw ?? (type?.name === 'other' ? type.value : undefined);
      if (raw === undefined) return [name, argType];
      const summary = raw.replace(/ \| undefined$/, '');
      const isText = summary === 'string' || typeof initialArgs[name] === 'string';
      const control = isText ? { type: 'text' as const } : { disable: true };
      return [
        name,
        {
          ...(/^(string|ReactNode)$/.test(summary) && { control }),
          ...argType,
          table: { ...argType.table, type: { summary } },
        },
      ];
    }),
  );
