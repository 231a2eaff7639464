import type { Milestone, Mission } from './model.ts';

/** For stories and tests. */
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
