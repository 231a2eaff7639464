import intern from 'virtual:content/plans/intern';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayAt } from './plan/days.ts';
import { sampleEmployee, sampleProgress, sampleProgressSince } from './sampleEmployee.ts';
import { sampleMilestones as milestones } from './testing/samples.ts';

const missions = [...milestones, ...intern.milestones].flatMap((milestone) => milestone.missions);

describe('the sample data', () => {
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
    expect(new Set(missions.map(({ tag }) => tag))).toEqual(
      new Set(['HR', 'Technical', 'Meeting']),
    );
    expect(new Set(missions.map(({ tagColor }) => tagColor))).toEqual(
      new Set(['blue', 'yellow', 'green', 'purple', 'red']),
    );
  });

  it('names the threshold of the quiz and the place and time of the lunch', () => {
    const texts = missions.map(({ description }) => description).join('\n');
    expect(texts).toContain('at least 80%');
    expect(texts).toMatch(/12:30 PM.*in the main cafeteria/);
  });
});

describe('what the sample employee has completed', () => {
  const daysOf = ({ milestones: records }: typeof sampleProgress) =>
    records
      .flatMap(({ missions: done }) => done)
      .map(({ completedAt }) => dayAt(new Date(completedAt ?? Number.NaN)));

  it('was completed since her first day, and before today', () => {
    for (const day of daysOf(sampleProgress)) {
      expect(day >= String(sampleEmployee.joinDate), day).toBe(true);
      expect(day < dayAt(new Date()), day).toBe(true);
    }
  });

  afterEach(() => vi.unstubAllEnvs());

  it.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'was completed on the same days in %s',
    (timeZone) => {
      vi.stubEnv('TZ', timeZone);
      const [first, second, third] = ['2026-11-30', '2026-12-01', '2026-12-02'];
      const days = [first, first, first, second, first, first, first, third];
      expect(daysOf(sampleProgressSince('2026-11-30'))).toEqual(days);
    },
  );
});
