import intern from 'virtual:onboarding-plans/intern';
import { describe, expect, it } from 'vitest';
import { viewMilestones } from './progress.ts';
import { sampleEmployeeProgress, sampleMilestones } from './samples.ts';

describe('the sample data', () => {
  const milestones = sampleMilestones;

  it('has the seven milestones of the specification in order', () => {
    expect(milestones.map(({ name }) => name)).toEqual([
      'Orientation',
      'Workstation Setup',
      'Project Kick-off',
      'Team Introduction',
      'HR Policies Review',
      'Security Training',
      'Team Lunch',
    ]);
  });

  it('has the tags and the colors of the specification', () => {
    const missions = milestones.flatMap((milestone) => milestone.missions);
    expect(new Set(missions.map(({ tag }) => tag))).toEqual(
      new Set(['HR', 'Technical', 'Meeting']),
    );
    expect(new Set(missions.map(({ tagColor }) => tagColor))).toEqual(
      new Set(['blue', 'yellow', 'green', 'purple', 'red']),
    );
  });

  it('records progress of missions that exist, with a timestamp each', () => {
    const ids = new Set(
      milestones.flatMap(({ id, missions }) => missions.map((mission) => `${id}/${mission.id}`)),
    );
    const records = sampleEmployeeProgress.milestones.flatMap(({ milestoneId, missions }) =>
      missions.map((record) => ({ ...record, path: `${milestoneId}/${record.id}` })),
    );
    expect(records.length).toBeGreaterThan(0);
    for (const { path, isCompleted, completedAt } of records) {
      expect(ids).toContain(path);
      expect(isCompleted).toBe(true);
      expect(new Date(completedAt ?? '').toISOString()).toBe(completedAt);
    }
  });

  it('starts with one milestone completed and some under way', () => {
    const views = viewMilestones(milestones, sampleEmployeeProgress);
    expect(views.filter(({ status }) => status === 'completed').map(({ name }) => name)).toEqual([
      'Orientation',
    ]);
  });

  it('names the threshold of the quiz and the place and time of the lunch', () => {
    const texts = milestones.flatMap(({ missions }) => missions.map((each) => each.description));
    expect(texts.some((text) => text.includes('at least 80%'))).toBe(true);
    expect(texts.some((text) => /12:30 PM.*in the main cafeteria/s.test(text))).toBe(true);
  });

  it('speaks without exclamation marks and with typographic quotes', () => {
    const missions = [...milestones, ...intern.milestones].flatMap((each) => each.missions);
    for (const { title, description } of missions) {
      const prose = description.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
      expect(`${title}\n${prose}`).not.toMatch(/[!'"]/);
    }
  });
});
