import preview from '#storybook/preview.tsx';
import { TextLink } from '#ui/TextLink';
import { slot } from '#workbench/stories/slot.ts';
import { longText } from '../../ui/samples.ts';
import { JourneyEnd } from './JourneyEnd.tsx';

const linkCalled = (name: string) => (
  <TextLink href="mailto:people@waymark.test" newTabLabel="">
    {name}
  </TextLink>
);
const footer = linkCalled('Share the news with HR');

const meta = preview.meta({
  component: JourneyEnd,
  args: {
    sentence: 'You made it all the way (November 2 – 20, 2026), and we are glad you are here.',
  },
  argTypes: { footer: slot({ none: undefined, link: footer }) },
});

export const Playground = meta.story({});

export const WithSomebodyToTell = meta.story({ args: { footer } });

export const LongText = meta.story({ tags: ['edge-case'], args: { footer: linkCalled(longText) } });
