import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui/Button';
import { TextLink } from '#ui/TextLink';
import { slot } from '#workbench/stories/slot.ts';
import { longText } from '../../ui/samples.ts';
import { portalWords as german } from '../../words/de/portal.ts';
import { WordsContext } from '../../words/words.ts';
import { due, mission } from '../samples.ts';
import { MissionDetail, NoMission } from './MissionDetail.tsx';

const completed = {
  ...mission,
  status: 'completed' as const,
  completedAt: new Date('2026-11-02T08:40:00.000Z'),
};

const stepsOfText = {
  description:
    '- [ ] Create a key\n- [ ] Add it to [your profile](https://code.waymark.test/profile)',
  steps: ['key', 'profile'],
};
const oneChecked = { ...stepsOfText, checkedSteps: ['key'] };
const allChecked = { ...stepsOfText, checkedSteps: stepsOfText.steps };

const ask = (
  <p>
    <TextLink href="mailto:ida.holm@waymark.test" newTabLabel="" isStandalone>
      Ask Ida Holm about this mission
    </TextLink>
  </p>
);

const place = { milestoneName: 'Workstation Setup', number: 3, total: 4, onPress: fn() };

const wellDone = {
  title: 'Well done.',
  text: '3 of 4 missions completed in Workstation Setup.',
  names: [],
  progress: { completed: 3, total: 4 },
};

const nextMission = <Button width="full">Next mission: Arrange your desk</Button>;

const meta = preview.meta({
  component: MissionDetail,
  args: { mission, onComplete: fn(), onCheck: fn() },
  argTypes: {
    mission: slot({
      open: mission,
      withDay: { ...mission, due },
      withSteps: { ...mission, ...oneChecked },
      completed,
    }),
    place: slot({ none: undefined, third: place }),
    children: slot({ none: undefined, link: ask }),
    confirmation: slot({ none: undefined, wellDone }),
    footer: slot({ none: undefined, button: nextMission }),
  },
});

export const Playground = meta.story({});

export const WithADay = meta.story({ args: { mission: { ...mission, due } } });

export const WithSteps = meta.story({
  name: '1 of 2 steps',
  args: { mission: { ...mission, ...oneChecked } },
});

export const AllStepsChecked = meta.story({
  name: 'All steps are done. Mark this mission as completed?',
  args: { mission: { ...mission, ...allChecked } },
});

export const CompletedWithOpenSteps = meta.story({
  args: { mission: { ...completed, ...oneChecked } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Add it/ })).toBeEnabled();
  },
});

export const Completed = meta.story({ args: { mission: completed, children: ask } });

export const JustCompleted = meta.story({
  args: { mission: completed, place, confirmation: wellDone, footer: nextMission },
});

export const MilestoneCompleted = meta.story({
  name: 'Workstation Setup is complete.',
  args: {
    mission: completed,
    place,
    confirmation: {
      title: 'Workstation Setup is complete.',
      text: 'Well done: you have completed 4 missions.',
      names: [],
      progress: { completed: 4, total: 4 },
    },
    footer: <Button width="full">Next milestone: Project Kick-off</Button>,
  },
});

export const NoneSelected = meta.story({ name: 'Select a Mission', render: () => <NoMission /> });

/** In German, because every mission exists in English. */
export const NotTranslated = meta.story({
  name: 'Diese Aufgabe gibt es noch nicht auf Deutsch.',
  args: {
    mission: { ...mission, lang: 'en', description: `${mission.description}\n    git status` },
  },
  decorators: [
    (Story) => (
      <WordsContext value={{ language: 'de', portal: german }}>
        <Story />
      </WordsContext>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const languageOf = (text: string) => canvas.getByText(text).closest('[lang]');
    const english = canvasElement.querySelectorAll('[lang="en"]');
    for (const text of [mission.title, mission.tag, 'Before you start', 'Copy code']) {
      await expect([...english]).toContain(languageOf(text));
    }
    for (const text of [german.mission.notTranslated, german.mission.complete]) {
      await expect([...english]).not.toContain(languageOf(text));
    }
  },
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: {
    mission: { ...completed, title: longText, description: longText, tag: longText },
    place: { ...place, milestoneName: longText },
    confirmation: {
      title: longText,
      text: longText,
      names: [],
      progress: { completed: 3, total: 40 },
    },
    footer: <Button>{longText}</Button>,
  },
});
