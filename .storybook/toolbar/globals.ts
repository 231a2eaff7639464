import type { Preview } from '@storybook/react-vite';
import { workbenchLanguages } from '#workbench/words/workbenchLanguages.ts';
import { scenarios } from './scenarios.ts';

type GlobalTypes = NonNullable<Preview['globalTypes']>;

interface Menu {
  readonly description: string;
  /**
   * Titles by value, the initial one first. The toolbar shows only the chosen title, so each names its subject. They
   * fit a window of 1280 px; in a smaller one the toolbar scrolls.
   */
  readonly items: Readonly<Record<string, string>>;
}

const menus: Readonly<Record<string, Menu>> = {
  theme: {
    description: 'Theme',
    items: { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
  },
  contrast: {
    description: 'Contrast',
    items: { system: 'Contrast: system', more: 'Contrast: more' },
  },
  language: {
    description: 'Language',
    items: Object.fromEntries(
      Object.entries(workbenchLanguages).map(([tag, { name }]) => [tag, name]),
    ),
  },
  textSize: {
    description: 'Text size',
    // Storybook reads `100` in an address as a number, but these values are strings.
    items: { normal: 'Text: 100%', '150pc': 'Text: 150%', '200pc': 'Text: 200%' },
  },
  motion: {
    description: 'Motion',
    items: { system: 'Motion: system', reduce: 'Motion: less' },
  },
  scenario: {
    description: 'What the identity service does',
    items: Object.fromEntries(
      Object.keys(scenarios).map((name) => [name, name === 'normal' ? 'Service: normal' : name]),
    ),
  },
  latency: {
    description: 'How long each of its answers takes',
    items: {
      '0ms': 'Delay: none',
      '400ms': 'Delay: 400 ms',
      '2000ms': 'Delay: 2 s',
      infinite: 'Delay: endless',
    },
  },
};

export const globalTypes: GlobalTypes = Object.fromEntries(
  Object.entries(menus).map(([name, { description, items }]) => [
    name,
    {
      description,
      toolbar: {
        title: Object.values(items)[0] ?? name,
        // With the type `reset`, the menu only highlights a choice while another item is chosen.
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
