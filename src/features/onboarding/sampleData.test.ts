import intern from 'virtual:onboarding-plans/intern';
import { describe, expect, it } from 'vitest';
import { sampleMilestones as milestones } from './samples.ts';

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

  it('speaks without exclamation marks and with typographic quotes', () => {
    for (const { title, description } of missions) {
      const prose = description.replaceAll(/```[\s\S]*?```|`[^`\n]*`|!(?=\[)/g, '');
      expect(`${title}\n${prose}`).not.toMatch(/[!'"]/);
    }
  });
});
