import type { StoryContext } from '@storybook/react-vite';
import { initialGlobals } from '#storybook/toolbar/globals.ts';

type Globals = StoryContext['globals'];

/** What is chosen in the toolbar, as an address has it. */
export const chosenIn = (globals: Globals): string =>
  Object.entries(initialGlobals)
    .filter(([name, initial]) => globals[name] && globals[name] !== initial)
    .map(([name]) => `${name}:${globals[name]}`)
    .join(';');

/** The address of a story in what is chosen now. */
export const addressOf = (id: string, globals: Globals): string =>
  `./?path=/story/${id}&globals=${chosenIn(globals)}`;
