import preview from '#storybook/preview.tsx';
import { Button } from '#ui/Button';
import { longText, unbrokenText } from '../../ui/samples.ts';
import { PlanIntro } from './PlanIntro.tsx';

const meta = preview.meta({
  component: PlanIntro,
  args: {
    employeeName: 'Maya Chen',
    progress: { completed: 7, total: 22 },
    nextStep: { status: 'open', content: <Button>Continue</Button> },
  },
});

export const KnownEmployee = meta.story({});

export const UnknownEmployee = meta.story({
  args: { employeeName: undefined, progress: undefined, nextStep: undefined },
});

export const AtTheEnd = meta.story({
  args: {
    progress: { completed: 22, total: 22 },
    nextStep: {
      status: 'completed',
      content: <p>You have completed every mission in your plan.</p>,
    },
  },
});

export const BesideAMission = meta.story({ args: { nextStep: undefined } });

const buddy = {
  role: 'buddy' as const,
  name: 'Ida Holm',
  link: 'mailto:ida.holm@waymark.test',
};
const manager = { role: 'manager' as const, name: 'عائشة خان (EMEA)' };

export const WithBuddyAndManager = meta.story({
  args: { people: [buddy, manager], children: <p>Saved on this device since Nov 2.</p> },
});

export const LongNames = meta.story({
  args: {
    employeeName: longText,
    people: [
      { ...buddy, name: longText },
      { ...manager, name: unbrokenText },
    ],
  },
});
