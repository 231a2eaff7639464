import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { SplitCard } from './SplitCard.tsx';

const title = <h2 id="title">Tomás Okafor's Onboarding Journey</h2>;
const bar = <ProgressBar percentage={40} label="Completion Progress" />;
const titleAndBar = (
  <>
    {title}
    {bar}
  </>
);
const badge = (
  <p>
    <Badge>In Progress</Badge>
  </p>
);
const button = <Button>Continue</Button>;

const meta = preview.meta({
  component: SplitCard,
  args: { titleId: 'title', leading: title, trailing: bar },
  argTypes: {
    titleId: { control: false },
    leading: slot({ title, titleAndBar }),
    trailing: slot({ none: undefined, badge, bar, button }),
  },
});

export const Playground = meta.story({});

export const TwoPartsInTheFirstHalf = meta.story({
  args: { leading: titleAndBar, trailing: button },
});

export const Completed = meta.story({
  args: { leading: titleAndBar, trailing: button, tone: 'progress' },
});

export const Slim = meta.story({ args: { size: 'slim' } });
