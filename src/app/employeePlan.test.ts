import content from 'virtual:onboarding-plans';
import { expect, it } from 'vitest';
import type { SessionUser } from '#features/session/authClient.ts';
import { sampleUser } from '#features/session/fakes.ts';
import { employeeOf, loadEmployeePlan } from './employeePlan.ts';
import { type EmployeeSetting, planIdOf } from './portalChunk.ts';

const ida = (changes: Partial<SessionUser> = {}) => ({ ...sampleUser('ida'), ...changes });

const bare = {
  id: 'ida',
  fullName: '',
  imageUrl: '',
  position: '',
  joinDate: undefined,
  planId: 'new-hire',
};

it.each<[Partial<SessionUser>, object]>([
  [{}, bare],
  [{ displayName: ' Ida Holm ' }, { ...bare, fullName: 'Ida Holm' }],
  [{ displayName: ' \u00a0 ' }, bare],
  [{ photoURL: 'https://a.example/b.png' }, { ...bare, imageUrl: 'https://a.example/b.png' }],
  [{ plan: ' intern ' }, { ...bare, planId: 'intern' }],
  [{ plan: ' ' }, bare],
  [
    { metadata: { creationTime: 'Mon, 02 Nov 2026 08:00:00 GMT' } },
    { ...bare, joinDate: new Date('2026-11-02T08:00:00Z') },
  ],
  [{ metadata: { creationTime: 'an odd day' } }, bare],
])('an account with %o becomes that employee', (changes, employee) => {
  expect(employeeOf(ida(changes))).toEqual(employee);
});

/** With the plan that is fetched for it. */
const journey = async (setting: EmployeeSetting, user: SessionUser) =>
  loadEmployeePlan(setting, user, (await content.plans.get(planIdOf(setting, user))?.())?.default);

it('an account has the journey of its plan, from the start', async () => {
  const names = async (plan: string | null) =>
    (await journey('account', ida({ plan }))).plan.milestones.map(({ name }) => name);
  expect(await names('intern')).toEqual(['First Days', 'Your Project']);
  expect(await names(null)).toHaveLength(7);
  expect(await names('no-such-plan')).toEqual([]);
  expect((await journey('account', ida())).progress).toEqual({ employeeId: 'ida', milestones: [] });
});

it('the sample employee’s journey is everybody’s, unless the portal is set otherwise', async () => {
  const { employee, plan, progress } = await journey('sample', ida({ plan: 'intern' }));
  expect(employee).toMatchObject({ fullName: 'Maya Lindqvist', planId: planIdOf('sample') });
  expect(plan.milestones).toHaveLength(7);
  expect(progress.employeeId).toBe('e1');
});
