import { expect, test } from '@playwright/test';
import { stateKinds, states } from '../../.storybook/atlas/states.ts';
import { stories } from './storybook.ts';

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

test('every component and screen has a list of its states', () => {
  const titles = stories
    .map(({ title }) => title)
    .filter((title) => /^(Components|Screens)\//.test(title));
  expect(sorted(Object.keys(states))).toEqual(sorted(titles));
});

test.describe.configure({ mode: 'default' });

test.afterAll(() => {
  const lists = Object.values(states);
  const shown = lists.flatMap((list) => Object.values(list.shown)).length;
  const never = lists.flatMap((list) => list.never.flatMap(([, ...kinds]) => kinds)).length;
  const kinds = lists.length * stateKinds.length;
  console.log(
    `atlas: ${stories.length} stories; ${lists.length} components and screens with ${stateKinds.length} kinds of states each: ${shown} shown, ${never} impossible, ${kinds - shown - never} missing`,
  );
});

for (const [title, { shown, never, noSheet }] of Object.entries(states)) {
  const exports = new Set(
    stories.filter((story) => story.title === title).map(({ exportName }) => exportName),
  );

  test(`${title}: each state is shown, or cannot be`, () => {
    const impossible = never.flatMap(([, ...kinds]) => kinds);
    expect([...Object.keys(shown), ...impossible].toSorted()).toEqual(stateKinds.toSorted());
    expect(never.filter(([reason]) => reason.length < 20)).toEqual([]);
  });

  test(`${title}: each story of the list is in the built index`, () => {
    const listed = Object.values(shown);
    expect(listed.filter((names) => names.length === 0)).toEqual([]);
    expect(listed.flat().filter((name) => !exports.has(name))).toEqual([]);
  });

  test(`${title}: one story shows all states at once, or cannot`, () => {
    expect(exports.has('AllStates')).toBe(noSheet === undefined);
  });
}
