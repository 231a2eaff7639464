import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { longText } from '../samples.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { JourneyEnd } from './JourneyEnd.tsx';

const printButton = <Button kind="quiet">Print my plan</Button>;

const meta = preview.meta({
  component: JourneyEnd,
  args: {
    sentence: 'You have completed every mission in your plan (November 2 – 20, 2026).',
    actions: printButton,
  },
});

export const WholePlan = meta.story({});

const toTell = (name: string) => (
  <>
    {printButton}
    <TextLink href="mailto:people@waymark.test">{name}</TextLink>
  </>
);

export const WithSomebodyToTell = meta.story({
  args: { actions: toTell('Share the news: The people team') },
});

export const LongName = meta.story({ args: { actions: toTell(longText) } });
