import intern from 'virtual:content/plans/intern';
import newHire from 'virtual:content/plans/new-hire';
import { expect, it } from 'vitest';
import type { SessionUser } from '#features/session/authClient.ts';
import { sampleUser } from '#features/session/fakes.ts';
import { employeeOf, resolveEmployee } from './employeePlan.ts';
import { planIdOf } from './plans.ts';

const ida = (changes: Partial<SessionUser> = {}) => ({ ...sampleUser('ida'), ...changes });

const bare = {
  id: 'ida',
  fullName: '',
  imageUrl: '',
  position: '',
  joinDate: undefined,
  planId: 'new-hire',
};

const idaHolm = { name: 'Ida Holm', link: 'mailto:ida.holm@example.com' };

it.each<[Partial<SessionUser>, object]>([
  [{}, bare],
  [{ displayName: ' Ida Holm ' }, { ...bare, fullName: 'Ida Holm' }],
  [{ displayName: ' \u00a0 ' }, bare],
  [{ photoURL: 'https://a.example/b.png' }, { ...bare, imageUrl: 'https://a.example/b.png' }],
  [{ claims: { plan: ' intern ' } }, { ...bare, planId: 'intern' }],
  [{ claims: { plan: ' ' } }, bare],
  [{ claims: { plan: 42 } }, bare],
  [{ claims: { joinDate: '2026-11-02' } }, { ...bare, joinDate: '2026-11-02' }],
  [
    { claims: { buddy: idaHolm, manager: 'Ruth Adeyemi' } },
    { ...bare, buddy: idaHolm, manager: { name: 'Ruth Adeyemi' } },
  ],
  [{ claims: { buddy: 42, manager: { link: 'mailto:ruth@example.com' } } }, bare],
  [{ metadata: { creationTime: 'Mon, 02 Nov 2026 08:00:00 GMT' } }, bare],
])('an account with %o becomes that employee', (changes, employee) => {
  expect(employeeOf(ida(changes))).toEqual(employee);
});

it('an account has the journey of its plan, from the start', () => {
  const { employee, milestones, progress, isSaved } = resolveEmployee({
    employee: 'account',
    user: ida({ claims: { plan: 'intern' } }),
    plan: intern,
  });
  expect(employee).toMatchObject({ id: 'ida', planId: 'intern' });
  expect(milestones.map(({ name }) => name)).toEqual([
    'Before Your First Day',
    'First Days',
    'Your Project',
  ]);
  expect(progress).toEqual({ employeeId: 'ida', milestones: [] });
  expect(isSaved).toBe(true);
  const gone = { employee: 'account', user: ida({ claims: { plan: 'gone' } }) } as const;
  expect(resolveEmployee({ ...gone, plan: undefined }).milestones).toEqual([]);
});

it('the sample employee’s journey is everybody’s, unless the portal is set otherwise', () => {
  const someone = { name: 'Amara Nwosu' };
  const journey = resolveEmployee({
    employee: 'sample',
    user: ida({ claims: { plan: 'intern', buddy: someone, manager: someone } }),
    plan: newHire,
  });
  expect(journey.employee).toMatchObject({
    fullName: 'Maya Lindqvist',
    planId: planIdOf('sample'),
    buddy: idaHolm,
    manager: { name: 'Ruth Adeyemi' },
  });
  expect(journey.milestones).toHaveLength(7);
  expect(journey.progress.employeeId).toBe('e1');
  expect(journey.isSaved).toBe(false);
});
