import { expect, it } from 'vitest';
import { joinDateClaim, planClaim } from './claims.ts';

it.each([
  [{ plan: 'intern' }, 'intern'],
  [{ plan: ' intern ' }, 'intern'],
  [{ plan: ' ' }, undefined],
  [{ plan: 42 }, undefined],
  [{ plan: ['intern'] }, undefined],
  [{}, undefined],
])('the claims %o name the plan %s', (claims, plan) => {
  expect(planClaim(claims)).toBe(plan);
});

it.each([
  ['2026-11-02', '2026-11-02T00:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['1970-01-01', '1970-01-01T00:00:00.000Z'],
  ['2027-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-11-2', undefined],
  ['2026-11-02T08:00:00Z', undefined],
  ['02.11.2026', undefined],
  ['9999-12-31', undefined],
  ['soon', undefined],
  ['', undefined],
  [1793577600000, undefined],
  [undefined, undefined],
])('the claim joinDate %o names the day %s', (joinDate, day) => {
  expect(joinDateClaim({ joinDate })?.toJSON()).toBe(day);
});
