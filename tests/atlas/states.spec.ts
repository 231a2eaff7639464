import { expect, test } from '@playwright/test';
import { components, screens, sheets, withoutSheet } from './storybook.ts';

test('every component that can be seen has a story that shows all its states', () => {
  expect(components.length).toBeGreaterThan(20);
  expect(sheets.length).toBeGreaterThan(20);
  expect(withoutSheet).toEqual([]);
});

test('screens stand for the two that there are', () => {
  expect(new Set(screens.map(({ title }) => title))).toEqual(
    new Set(['Screens/Sign in', 'Screens/Portal']),
  );
});
