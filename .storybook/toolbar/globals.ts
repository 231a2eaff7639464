import { type GlobalTypes, type Menu, menus } from './conditions.ts';
import { scenarios } from './scenarios.ts';

const allMenus: Readonly<Record<string, Menu>> = {
  ...menus,
  scenario: {
    description: 'What the identity service does',
    icon: 'key',
    items: Object.fromEntries(Object.entries(scenarios).map(([name, { title }]) => [name, title])),
  },
  latency: {
    description: 'How long each of its answers takes',
    icon: 'time',
    items: {
      '0ms': 'At once',
      '400ms': '400 ms',
      '2000ms': '2 s',
      infinite: 'Never',
    },
  },
};

export const globalTypes: GlobalTypes = Object.fromEntries(
  Object.entries(allMenus).map(([name, { description, icon, items }]) => [
    name,
    {
      description,
      toolbar: {
        icon,
        // Of the type `reset`, because the menu then shows only its icon while the first item is chosen.
        items: Object.entries(items).map(([value, title], index) =>
          index === 0 ? { type: 'reset', title } : { value, title },
        ),
      },
    },
  ]),
);

export const initialGlobals = Object.fromEntries(
  Object.entries(allMenus).map(([name, { items }]) => [name, Object.keys(items)[0]]),
);
