import { expect, it } from 'vitest';
import { percentageOf } from './plan.ts';

it.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [3, 3, 100],
  [199, 200, 100],
  [1, 300, 0],
])('the percentage of %i out of %i is %i', (completed, total, percentage) => {
  expect(percentageOf({ completed, total })).toBe(percentage);
});
