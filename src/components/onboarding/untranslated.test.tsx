import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Checklist } from './Checklist/Checklist.tsx';
import { MilestoneTimeline } from './MilestoneTimeline/MilestoneTimeline.tsx';
import { MissionList } from './MissionList/MissionList.tsx';
import { NextStep } from './NextStep/NextStep.tsx';
import { ProgressCard } from './ProgressCard/ProgressCard.tsx';
import { mission as sample } from './samples.ts';

const presses = { linkTo: (id: string) => `?${id}`, onSelect: () => {} };
const progress = { completed: 0, total: 1 };
const lang = 'en';
const mission = { ...sample, lang } as const;
const name = 'Workstation Setup';
const missions = [mission];
const milestone = { id: 'setup', lang, name, missions, progress, status: 'open' } as const;
const list = { milestoneName: name, lang, missions, ...presses } as const;

afterEach(cleanup);

// The detail of a mission is covered by a story (MissionDetail).
it.each<[string, () => ReactNode, string[]]>([
  ['timeline', () => <MilestoneTimeline milestones={[milestone]} {...presses} />, [name]],
  ['list', () => <MissionList {...list} />, [name, mission.title]],
  ['card', () => <ProgressCard milestoneName={name} lang={lang} {...progress} />, [name]],
  [
    'next step',
    () => <NextStep milestoneName={name} mission={mission} journey="new" onOpen={() => {}} />,
    [mission.tag, mission.title, mission.preview ?? '', mission.title],
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
