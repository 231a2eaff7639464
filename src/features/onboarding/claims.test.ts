import { expect, it } from 'vitest';
import { planClaim } from './claims.ts';

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
