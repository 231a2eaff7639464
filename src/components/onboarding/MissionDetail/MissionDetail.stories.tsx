import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui/Button';
import { TextLink } from '#ui/TextLink';
import { longText } from '../../ui/samples.ts';
import { portalWords as german } from '../../words/de/portal.ts';
import { portalWords } from '../../words/en/portal.ts';
import { WordsContext } from '../../words/words.ts';
import { DetailsLine } from '../DetailsLine/DetailsLine.tsx';
import { due, mission } from '../samples.ts';
import { MissionDetail, NoMission } from './MissionDetail.tsx';

const completed = {
  ...mission,
  status: 'completed' as const,
  completedAt: new Date('2026-11-02T08:40:00.000Z'),
};

const meta = preview.meta({
  component: MissionDetail,
  args: { mission, onComplete: fn(), onTick: fn() },
});

const placeIn = (milestone: string) => (
  <Button variant="plain">
    <DetailsLine details={[milestone, '3 of 4']} names={[milestone]} />
  </Button>
);

export const Open = meta.story({});

export const WithADay = meta.story({ args: { mission: { ...mission, due } } });

const steps = {
  description:
    '- [ ] Create a key\n- [ ] Add it to [your profile](https://code.waymark.test/profile)',
  steps: ['key', 'profile'],
};

export const WithSteps = meta.story({
  name: '1 of 2 steps',
  args: { mission: { ...mission, ...steps, tickedSteps: ['key'] } },
});

export const AllStepsTicked = meta.story({
  name: portalWords.mission.completionOffer,
  args: { mission: { ...mission, ...steps, tickedSteps: steps.steps } },
});

export const CompletedWithOpenSteps = meta.story({
  args: { mission: { ...completed, ...steps, tickedSteps: ['key'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Add it/ })).toBeEnabled();
  },
});

export const Completed = meta.story({
  args: {
    mission: completed,
    textEnd: (
      <p>
        <TextLink href="mailto:ida.holm@waymark.test" newTabLabel="">
          Ask about this mission: Ida Holm
        </TextLink>
      </p>
    ),
  },
});

export const JustCompleted = meta.story({
  args: {
    mission: completed,
    place: placeIn('Workstation Setup'),
    confirmation: {
      heard: 'Well done. 3 of 4 missions completed in Workstation Setup.',
      seen: {
        title: 'Well done.',
        text: '3 of 4 missions completed in Workstation Setup.',
        names: [],
        progress: { completed: 3, total: 4 },
      },
    },
    nextSteps: <Button width="full">Next mission: Arrange your desk</Button>,
  },
});

export const NoneSelected = meta.story({ render: () => <NoMission /> });

/** In German, which it is written for: English has every mission. */
export const NotTranslated = meta.story({
  name: german.mission.notTranslated,
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

export const LongTexts = meta.story({
  args: {
    mission: { ...completed, title: longText, description: longText, tag: longText },
    place: placeIn(longText),
    confirmation: {
      heard: longText,
      seen: { title: longText, text: longText, names: [], progress: { completed: 3, total: 40 } },
    },
    nextSteps: <Button>{longText}</Button>,
  },
});
