import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Note } from '#ui/Note';
import { slot } from '#workbench/stories/slot.ts';
import { longText, unbrokenText } from '../../ui/samples.ts';
import { JourneyEnd } from '../JourneyEnd/JourneyEnd.tsx';
import { NextStep } from '../NextStep/NextStep.tsx';
import { mission } from '../samples.ts';
import { PlanIntro } from './PlanIntro.tsx';

const nextStep = (
  <NextStep milestoneName="Workstation Setup" mission={mission} journey="begun" onOpen={fn()} />
);
const end = <JourneyEnd sentence="You made it all the way, and we are glad you are here." />;

const buddy = {
  role: 'buddy' as const,
  name: 'Ida Holm',
  link: 'mailto:ida.holm@waymark.test',
};
const manager = { role: 'manager' as const, name: 'عائشة خان (EMEA)' };
const saved = <p>Saved on this device since Nov 2.</p>;
const fourthDay = { short: 'day 4', long: 'day 4' };
const someMissions = { completed: 7, total: 22 };
const allMissions = { completed: 22, total: 22 };

const meta = preview.meta({
  component: PlanIntro,
  args: {
    employeeName: 'Maya Chen',
    day: fourthDay,
    progress: someMissions,
    milestones: 7,
    trailing: nextStep,
  },
  argTypes: {
    people: slot({ none: [], buddy: [buddy], both: [buddy, manager] }),
    day: slot({ none: undefined, fourthDay }),
    progress: slot({ none: undefined, some: someMissions, all: allMissions }),
    trailing: slot({ none: undefined, nextStep, end }),
    note: slot({
      none: undefined,
      note: <Note variant="box">Your link leads to a mission that is not part of your plan.</Note>,
    }),
    children: slot({ none: undefined, saved }),
  },
});

export const Playground = meta.story({});

export const BeforeTheFirstDay = meta.story({
  name: 'Your first day is Wednesday, September 30',
  args: {
    day: {
      short: 'your first day is Wednesday, Sep 30',
      long: 'your first day is Wednesday, September 30',
    },
  },
});

export const NothingCompleted = meta.story({
  name: '22 missions in 7 milestones',
  args: { progress: { completed: 0, total: 22 } },
});

export const UnknownEmployee = meta.story({
  args: { employeeName: undefined, day: undefined, progress: undefined, trailing: undefined },
});

export const Completed = meta.story({
  args: { day: undefined, progress: allMissions, trailing: end },
});

export const BesideAMission = meta.story({ args: { trailing: undefined } });

export const WithBuddyAndManager = meta.story({
  args: { people: [buddy, manager], children: saved },
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: {
    employeeName: longText,
    day: { short: longText, long: longText },
    people: [
      { ...buddy, name: longText },
      { ...manager, name: unbrokenText },
    ],
  },
});
