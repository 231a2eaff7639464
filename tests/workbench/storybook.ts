import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { statesIn } from '#workbench/atlas/storyIndex.ts';
import { open } from '../sites.mjs';

await open('site');
const index = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../build/site/workbench/index.json'), 'utf8'),
) as StoryIndex;

const entries = Object.values(index.entries);
const tagged = (tag: string) => entries.filter(({ tags }) => tags?.includes(tag));

export const storyIds: ReadonlySet<string> = new Set(entries.map(({ id }) => id));

/** One for each component. */
export const docsPages = entries.filter(({ type }) => type === 'docs');

export const sheets = docsPages.map(({ title }) => ({
  id: 'atlas--sheet',
  title,
  name: 'all states',
  args: { component: title.replace(/^.*\//, '') },
}));

export const allStates = statesIn(index);

/** The states of screens. */
export const states = allStates.filter(({ title }) => title.startsWith('Screens/'));

/** A few states of each screen, for checks that take too long for all states. */
export const screens = tagged('tree');

/** Pages of the workbench that show no component. */
export const pages = tagged('page');

/** For Firefox and WebKit: all sheets, which browsers render differently, and all walks with the keyboard. */
export const everywhere = [
  ...sheets,
  ...entries.filter(({ type, id }) => type === 'story' && id.includes('keyboard')),
];
