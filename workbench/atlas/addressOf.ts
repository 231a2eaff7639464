import type { StoryContext } from '@storybook/react-vite';
import { initialGlobals } from '#storybook/toolbar/globals.ts';

type Globals = StoryContext['globals'];

/** The toolbar's choices, as they appear in an address. */
export const chosenIn = (globals: Globals): string =>
  Object.entries(initialGlobals)
    .filter(([name, initial]) => globals[name] && globals[name] !== initial)
    .map(([name]) => `${name}:${globals[name]}`)
    .join(';');

/** The address of a story, or of a docs page, with the toolbar's current choices. */
export const addressOf = (id: string, globals: Globals): string =>
  `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}&globals=${chosenIn(globals)}`;
