import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { longText, unbrokenText } from '../../ui/samples.ts';
import { due, mission } from '../samples.ts';
import { Checklist } from './Checklist.tsx';

const tomorrow = { ...due, nearness: 'tomorrow' as const };
const open = { ...mission, due: tomorrow };
const completedAt = new Date('2026-11-02T08:40:00.000Z');
const completed = { ...mission, id: 'completed', status: 'completed' as const, completedAt };

const people = [
  { role: 'buddy' as const, name: 'Ida Holm', link: 'mailto:ida.holm@waymark.test' },
  { role: 'manager' as const, name: 'Ruth Adeyemi' },
];
const setup = {
  id: 'setup',
  name: 'Workstation Setup',
  progress: { completed: 1, total: 2 },
  due: tomorrow,
  missions: [completed, open],
};
const reading = {
  id: 'reading',
  name: 'Reading Week',
  progress: { completed: 0, total: 0 },
  missions: [],
};

const meta = preview.meta({
  component: Checklist,
  args: {
    employeeName: 'Maya Chen',
    people,
    progress: { completed: 1, total: 2 },
    milestones: [setup, reading],
  },
  argTypes: {
    people: slot({ none: [], both: people }),
    progress: slot({ nothing: { completed: 0, total: 2 }, half: { completed: 1, total: 2 } }),
    milestones: slot({ none: [], one: [setup], two: [setup, reading] }),
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('img').map((box) => box.getAttribute('aria-label'));
    await expect(boxes).toEqual(['Completed', 'Not completed']);
    await expect(canvas.getByText('· 20 min · by Friday, November 6')).toBeVisible();
    await expect(
      canvas.getByText('1 of 2 missions completed · by Friday, November 6'),
    ).toBeVisible();
    const [buddy, manager] = canvas
      .getAllByText(/^Your b|^Your m/)
      .map((each) => each.closest('p'));
    await expect(buddy).toHaveTextContent('Your buddy: Ida Holm [ida.holm@waymark.test]');
    await expect(manager).toHaveTextContent(/^Your manager: Ruth Adeyemi$/);
  },
});

export const NoPlan = meta.story({
  args: {
    employeeName: undefined,
    people: [],
    progress: { completed: 0, total: 0 },
    milestones: [],
  },
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: {
    employeeName: longText,
    people: [{ role: 'buddy', name: longText, link: `https://a.test/${unbrokenText}` }],
    milestones: [
      {
        id: 'long',
        name: longText,
        progress: { completed: 0, total: 1 },
        missions: [{ ...open, title: longText, tag: longText }],
      },
    ],
  },
});
