import type { GlobalTypes } from 'storybook/internal/csf';
import { scenarios } from './scenarios.ts';

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>;

interface Item {
  value: string;
  title: string;
  icon?: Icon;
}

/** A menu in the toolbar; what it chooses is part of the address. The first item is the initial one. */
const menu = (description: string, icon: Icon, items: readonly [Item, ...Item[]]) => ({
  initial: items[0].value,
  type: { description, toolbar: { icon, dynamicTitle: true, items: [...items] } },
});

const menus = {
  theme: menu('Theme', 'sun', [
    { value: 'system', title: 'Theme of the system' },
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
  ]),
  contrast: menu('Contrast', 'contrast', [
    { value: 'system', title: 'Contrast of the system' },
    { value: 'more', title: 'More contrast' },
  ]),
  direction: menu('Direction of writing', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  textSize: menu('Text size', 'zoom', [
    { value: '100', title: 'Text 100 %' },
    { value: '150', title: 'Text 150 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  motion: menu('Motion', 'play', [
    { value: 'system', title: 'Motion of the system' },
    { value: 'reduce', title: 'Less motion' },
  ]),
  scenario: menu('What the identity service does', 'key', [
    { value: 'usual', title: 'Service as usual' },
    ...Object.entries(scenarios).map(([value, { title }]) => ({ value, title })),
  ]),
  latency: menu('How long each of its answers takes', 'time', [
    { value: '0', title: 'Answers at once' },
    { value: '400', title: 'Answers after 400 ms' },
    { value: '2000', title: 'Answers after 2 s' },
    { value: 'infinite', title: 'Never answers' },
  ]),
};

const entries = Object.entries(menus);

export const globalTypes: GlobalTypes = Object.fromEntries(
  entries.map(([name, { type }]) => [name, type]),
);

export const initialGlobals = Object.fromEntries(
  entries.map(([name, { initial }]) => [name, initial]),
);
