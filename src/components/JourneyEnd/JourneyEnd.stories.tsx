import { allStates } from '#storybook/atlas/allStates.tsx';
import preview from '#storybook/preview.tsx';
import { JourneyEnd } from './JourneyEnd.tsx';

const meta = preview.meta({
  component: JourneyEnd,
  args: { totalMissions: 22 },
  parameters: {
    guide: {
      purpose:
        'Closes a plan of which every mission is completed, and says what can still be done.',
      do: ['Put it where the way to the next mission has stood until now.'],
      dont: ['Show it for a plan without missions.'],
      screenReader: [
        'Its title is a heading of level 3. That the plan is complete, the confirmation says, too. The drawn path is silent.',
      ],
    },
  },
});

export const WholePlan = meta.story({});

export const OneMission = meta.story({ args: { totalMissions: 1 } });

export const AllStates = meta.story(allStates(meta, { WholePlan, OneMission }));
