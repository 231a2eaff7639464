import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Checklist } from './Checklist/Checklist.tsx';
import { MilestoneTimeline } from './MilestoneTimeline/MilestoneTimeline.tsx';
import { MissionList } from './MissionList/MissionList.tsx';
import { NextStep } from './NextStep/NextStep.tsx';
import { ProgressCard } from './ProgressCard/ProgressCard.tsx';
import type { MilestoneView, MissionView } from './plan.ts';

const ignore = () => {};
const progress = { completed: 0, total: 1 };
const mission: MissionView = {
  id: 'git',
  lang: 'en',
  title: 'The title',
  description: 'The description',
  preview: 'The preview',
  tag: 'The tag',
  tagColor: 'blue',
  status: 'open',
};
const milestone: MilestoneView = {
  id: 'setup',
  lang: 'en',
  name: 'The milestone',
  missions: [mission],
  progress,
  status: 'open',
};
const { name, lang, missions } = milestone;
const list = { milestoneName: name, lang, missions, onSelect: ignore };

afterEach(cleanup);

// The mission itself has a story (MissionDetail).
it.each<[string, () => ReactNode, string[]]>([
  ['timeline', () => <MilestoneTimeline milestones={[milestone]} onSelect={ignore} />, [name]],
  ['list', () => <MissionList {...list} />, [name, mission.title]],
  ['card', () => <ProgressCard milestoneName={name} lang={lang} {...progress} />, [name]],
  [
    'next step',
    () => <NextStep milestoneName={name} mission={mission} journey="new" onOpen={ignore} />,
    [mission.tag, mission.title, 'The preview', mission.title],
  ],
  [
    'checklist',
    () => <Checklist people={[]} progress={progress} milestones={[milestone]} />,
    [name, mission.title, mission.tag],
  ],
])('what nobody has translated is marked as English: %s', (_where, show, marked) => {
  const { container } = render(show());
  const texts = [...container.querySelectorAll('[lang="en"]')].map((each) => each.textContent);
  expect(texts).toEqual(marked);
});
