import preview from '#storybook/preview.tsx';
import { TextLink } from '#ui/TextLink';
import { longText } from '../../ui/samples.ts';
import { JourneyEnd } from './JourneyEnd.tsx';

const meta = preview.meta({
  component: JourneyEnd,
  args: { sentence: 'You have completed every mission in your plan (November 2 – 20, 2026).' },
});

export const WholePlan = meta.story({});

const toTell = (name: string) => (
  <TextLink href="mailto:people@waymark.test" newTabLabel="">
    {name}
  </TextLink>
);

export const WithSomebodyToTell = meta.story({
  args: { action: toTell('Share the news: The people team') },
});

export const LongName = meta.story({ args: { action: toTell(longText) } });
