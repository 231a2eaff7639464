import plan from 'virtual:content/plans/new-hire';
import type { Calendar } from '../plan/days.ts';
import type { EmployeeProgress, Milestone, Mission } from '../plan/model.ts';
import { sampleProgressSince } from '../sampleEmployee.ts';

/** The plan of the sample employee. Everything in this file is for stories and tests. */
export const sampleMilestones = plan.milestones;

/** Progress on fixed days, unlike that of the portal's sample employee. */
export const someProgress = sampleProgressSince('2026-11-02');

export const noProgress: EmployeeProgress = { employeeId: 'e1', milestones: [] };

/** The fourth day of the sample employee. */
export const sampleDays: Calendar = { firstDay: '2026-11-02', today: '2026-11-05' };

/** The calendar of an account whose first day is not known. */
export const unknownDays: Calendar = { firstDay: undefined, today: '2026-11-05' };

export const sampleContact = { name: 'HR', link: 'mailto:people@waymark.test' };

export const sampleBuddy = { name: 'Ida Holm', link: 'mailto:ida.holm@waymark.test' };

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
