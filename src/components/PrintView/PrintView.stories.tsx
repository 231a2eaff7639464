import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { due, longText, mission, picture, unbrokenText } from '../samples.ts';
import { MissionPrintView, PlanPrintView } from './PrintView.tsx';

const tomorrow = { ...due, nearness: 'tomorrow' as const };
const open = { ...mission, due: tomorrow };
const completedAt = new Date('2026-11-02T08:40:00.000Z');
const completed = { ...mission, id: 'completed', status: 'completed' as const, completedAt };

const meta = preview.meta({
  component: PlanPrintView,
  args: {
    employeeName: 'Maya Chen',
    progress: { completed: 1, total: 2 },
    milestones: [
      {
        id: 'setup',
        name: 'Workstation Setup',
        progress: { completed: 1, total: 2 },
        due: tomorrow,
        missions: [completed, open],
      },
      { id: 'reading', name: 'Reading Week', progress: { completed: 0, total: 0 }, missions: [] },
    ],
    extent: 'texts' as const,
  },
});

export const WholePlan = meta.story({});

const people = [
  { role: 'buddy' as const, name: 'Ida Holm', link: 'mailto:ida.holm@waymark.test' },
  { role: 'manager' as const, name: 'Ruth Adeyemi' },
];

export const Titles = meta.story({
  args: { people, extent: 'titles' },
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
  args: { employeeName: undefined, progress: { completed: 0, total: 0 }, milestones: [] },
});

export const OneMission = meta.story({ render: () => <MissionPrintView mission={completed} /> });

const wideText = `Read [the guide](https://a.test/?to=mailto:us), <https://b.test/>, [write](MAILTO:c@d.test?subject=Hello), [call](tel:+12025550142) or mail e@f.test.

    ${'ssh-keygen -t ed25519 '.repeat(12)}

| ${'Column | '.repeat(3)}
| ${'--- | '.repeat(3)}
| ${`${longText} | `.repeat(3)}
`;

const description = '- [ ] Create a key\n- [ ] Add it to your profile';
const steps = { description, steps: ['key', 'profile'], tickedSteps: ['key'] };

export const Steps = meta.story({
  render: () => <MissionPrintView mission={{ ...open, ...steps }} />,
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox');
    await expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
    // A disabled box would be pale.
    for (const box of boxes) await expect(box).toBeEnabled();
  },
});

export const LinksAndCode = meta.story({
  render: () => <MissionPrintView mission={{ ...open, description: wideText }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Read/, { selector: 'p' }).textContent).toBe(
      'Read the guide [https://a.test/?to=mailto:us], https://b.test/, write [c@d.test], call [+12025550142] or mail e@f.test.',
    );
    await expect(canvasElement.querySelectorAll('pre, table')).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});

export const Pictures = meta.story({
  render: () => (
    <MissionPrintView
      mission={{
        ...open,
        description: 'Your way in:\n\n![A map](map.png)\n\n![A poster](poster.png)',
        pictures: [picture('map.png', 1600, 600), picture('poster.png', 800, 1600)],
      }}
    />
  ),
  play: async ({ canvas }) => {
    const { width, height } = (await canvas.findByAltText('A poster')).getBoundingClientRect();
    // No taller than a page, and not squeezed.
    await expect(height).toBeLessThan(700);
    await expect(height / width).toBeCloseTo(2, 1);
  },
});

export const LongTexts = meta.story({
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
    extent: 'titles',
  },
});
