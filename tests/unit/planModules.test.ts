import { expect, it } from 'vitest';
import { sampleMilestone, sampleMission } from '#features/onboarding/samples.ts';
import { planModules } from '#scripts/vite/planModules.ts';

const plan = {
  id: 'plan',
  milestones: [
    sampleMilestone('one', sampleMission('a'), sampleMission('b')),
    sampleMilestone('none'),
  ],
};
const modulesOf = (limit?: number) =>
  planModules('plans', { plans: [plan], standard: 'plan' }, limit);

it('brings a plan of ordinary size whole, beside an index without texts', () => {
  const modules = modulesOf();
  expect([...modules.keys()]).toEqual(['plans', 'plans/plan']);
  expect(modules.get('plans')).not.toContain('Do a');
  expect(modules.get('plans/plan')).toContain('Do a');
});

it('cuts a larger one by milestone, and leaves what counts its missions', () => {
  const modules = modulesOf(0);
  expect([...modules.keys()]).toEqual(['plans', 'plans/plan', 'plans/plan/one']);
  expect(modules.get('plans/plan')).not.toContain('Do a');
  expect(modules.get('plans/plan')?.match(/_[0-9a-z]{7}\b/g)).toHaveLength(2);
  expect(modules.get('plans/plan/one')).toMatch(/Do a.*Do b/);
});
