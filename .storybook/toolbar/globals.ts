import type { Preview } from '@storybook/react-vite';
import { scenarios } from './scenarios.ts';

type GlobalTypes = NonNullable<Preview['globalTypes']>;

interface Menu {
  readonly description: string;
  readonly icon: NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>;
  /** Titles by value, the initial one first. They are short, since the toolbar shows the chosen one. */
  readonly items: Readonly<Record<string, string>>;
}

const menus: Readonly<Record<string, Menu>> = {
  theme: {
    description: 'Theme',
    icon: 'sun',
    items: { system: 'As on this system', light: 'Light', dark: 'Dark' },
  },
  contrast: {
    description: 'Contrast',
    icon: 'contrast',
    items: { system: 'As on this system', more: 'More' },
  },
  direction: {
    description: 'Direction of writing',
    icon: 'transfer',
    items: { ltr: 'Left to right', rtl: 'RTL' },
  },
  textSize: {
    description: 'Text size',
    icon: 'zoom',
    // Storybook reads `100` in an address as a number, and these values are strings.
    items: { usual: '100 %', '150pc': '150 %', '200pc': '200 %' },
  },
  motion: {
    description: 'Motion',
    icon: 'play',
    items: { system: 'As on this system', reduce: 'Less' },
  },
  scenario: {
    description: 'What the identity service does',
    icon: 'key',
    items: Object.fromEntries(Object.entries(scenarios).map(([name, { title }]) => [name, title])),
  },
  latency: {
    description: 'How long each of its answers takes',
    icon: 'time',
    items: { '0ms': 'At once', '400ms': '400 ms', '2000ms': '2 s', infinite: 'Never' },
  },
};

export const globalTypes: GlobalTypes = Object.fromEntries(
  Object.entries(menus).map(([name, { description, icon, items }]) => [
    name,
    {
      description,
      toolbar: {
        icon,
        // With the type `reset`, the menu shows only its icon while the first item is chosen.
        items: Object.entries(items).map(([value, title], index) =>
          index === 0 ? { type: 'reset', title } : { value, title },
        ),
      },
    },
  ]),
);

export const initialGlobals = Object.fromEntries(
  Object.entries(menus).map(([name, { items }]) => [name, Object.keys(items)[0]]),
);
