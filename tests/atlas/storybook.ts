import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type StoryIndex, subjectsOf } from '../../.storybook/atlas/storyIndex.ts';

/** What the last `npm run build:site` made. */
const index = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../build/site/workbench/index.json'), 'utf8'),
) as StoryIndex;

const entries = Object.values(index.entries);
const tagged = (tag: string) => entries.filter(({ tags }) => tags.includes(tag));

export const storyIds: ReadonlySet<string> = new Set(entries.map(({ id }) => id));

/** A page for each component, and no other. */
export const docsPages = entries.filter(({ type }) => type === 'docs');

export const components = subjectsOf(index, 'Components');
export const sheets = components.flatMap(({ sheet }) => sheet ?? []);
export const withoutSheet = components.filter(({ sheet }) => !sheet).map(({ title }) => title);

/** The screens that stand for all of them where each would be too many. */
export const screens = tagged('pictured');

/** What the workbench says of itself and of the foundations. */
export const pages = tagged('page');

/** Every state of a screen. */
export const states = subjectsOf(index, 'Screens').flatMap((screen) => screen.states);

export const stateCount =
  states.length + components.flatMap((component) => component.states).length;

/** What browsers may differ in: how every state is drawn, and what the keyboard does. */
export const everywhere = entries.filter(
  ({ type, exportName }) => type === 'story' && /^AllStates$|Keyboard/.test(exportName),
);
