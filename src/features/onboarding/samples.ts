import plan from 'virtual:onboarding-plans/new-hire';
import type { Milestone, Mission } from './model.ts';
import { sampleEmployees, sampleProgress } from './sampleData.ts';
import { createLocalSource } from './source.ts';

/** For stories and tests, as the rest of this file: the plan and the progress that come with the product. */
export const sampleSource = createLocalSource({
  employees: sampleEmployees,
  plans: [plan],
  progress: sampleProgress,
});

export const sampleMilestones = plan.milestones.filter((milestone) => 'missions' in milestone);

export const sampleMission = (id: string, changes: Partial<Mission> = {}): Mission => ({
  id,
  title: `Do ${id}`,
  description: 'Text.',
  tag: 'HR',
  tagColor: 'purple',
  isCompleted: false,
  ...changes,
});

export const sampleMilestone = (name: string, ...missions: Mission[]): Milestone => ({
  id: name,
  name,
  missions,
});
