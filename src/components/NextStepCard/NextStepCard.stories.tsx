import { allStates } from '#storybook/atlas/allStates.tsx';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { longText, mission } from '../samples.ts';
import { NextStepCard } from './NextStepCard.tsx';

const meta = preview.meta({
  component: NextStepCard,
  args: {
    milestoneName: 'Workstation Setup',
    mission,
    children: <Button width="full">Continue with: Set up Git and SSH</Button>,
  },
  parameters: {
    guide: {
      purpose: 'Shows the mission that comes next, before anybody has chosen one.',
      do: ['Put the button that opens it into the card.'],
      dont: ['Show more than one: the timeline has the rest.'],
      screenReader: [
        'The mission’s title is a heading of level 3. Links of the text are left out.',
      ],
    },
  },
});

export const OneMission = meta.story({});

export const BeginsWithAList = meta.story({
  args: {
    mission: {
      ...mission,
      description: '- Bring your [badge](https://a.test)\n- Ask at the desk',
    },
  },
});

export const LongTexts = meta.story({
  args: {
    milestoneName: longText,
    mission: { ...mission, title: longText, tag: longText, description: longText },
  },
});

export const AllStates = meta.story(allStates(meta, { OneMission, BeginsWithAList, LongTexts }));
