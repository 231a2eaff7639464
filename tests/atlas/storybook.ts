import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type StoryIndex, subjectsOf } from '../../.storybook/atlas/storyIndex.ts';

/** Of the last `npm run build:site`. */
const index = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../build/site/workbench/index.json'), 'utf8'),
) as StoryIndex;

const entries = Object.values(index.entries);
const tagged = (tag: string) => entries.filter(({ tags }) => tags.includes(tag));

export const storyIds: ReadonlySet<string> = new Set(entries.map(({ id }) => id));

export const docsPages = entries.filter(({ type }) => type === 'docs');

export const components = subjectsOf(index, 'Components');
export const sheets = components.flatMap(({ sheet }) => sheet ?? []);
export const withoutSheet = components.filter(({ sheet }) => !sheet).map(({ title }) => title);

/** A few states of each screen, for checks that take too long for all states. */
export const screens = tagged('pictured');

/** Pages of the workbench that show no component. */
export const pages = tagged('page');

/** All states of all screens. */
export const states = subjectsOf(index, 'Screens').flatMap((screen) => screen.states);

export const stateCount =
  states.length + components.flatMap((component) => component.states).length;

/** Stories for Firefox and WebKit: all sheets, because browsers draw differently, and all walks with the keyboard. */
export const everywhere = entries.filter(
  ({ type, exportName }) => type === 'story' && /^AllStates$|Keyboard/.test(exportName),
);
