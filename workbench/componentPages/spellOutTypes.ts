import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Gives each prop its type as the source has it, because Storybook shows no more than `union`. Makes texts editable,
 * also where a component takes any node, and nodes that are no text not.
 */
export const spellOutTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      // A type that Storybook does not know, as ReactNode, is `other`, and its source stands in `value` alone.
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
