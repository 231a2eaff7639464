import { expect, it } from 'vitest';
import { spellReadonlyArrays } from '#storybook/docs/readonlyArrays.ts';

const unknown = (name: string) =>
  `"${name}":{"required":true,"tsType":{"name":"unknown"},"description":""}`;

const source = `export interface ListProps {
  items: readonly Item[];
  rules?: readonly (string | number)[];
  other: keyof Item;
}
`;

it.each([
  ['items', 'readonly Item[]'],
  ['rules', 'readonly (string | number)[]'],
])('%s is %s', (name, type) => {
  expect(JSON.parse(`{${spellReadonlyArrays(unknown(name), source)}}`)).toEqual({
    [name]: {
      required: true,
      tsType: { name: 'Array', elements: [], raw: type },
      description: '',
    },
  });
});

it.each(['other', 'elsewhere'])('%s stays as it is', (name) => {
  expect(spellReadonlyArrays(unknown(name), source)).toBe(unknown(name));
});
