import preview from '#storybook/preview.tsx';
import { allStates } from '#workbench/stories/allStates.tsx';
import { longText } from '../samples.ts';
import { ContactLine } from './ContactLine.tsx';

const meta = preview.meta({
  component: ContactLine,
  args: { name: 'The people team', link: 'mailto:people@example.com' },
  parameters: {
    guide: {
      purpose: 'Says whom people can ask: in the footer, and where only somebody else can help.',
      do: ['Name a team rather than a person, who may be away.'],
      dont: ['Put it beside what people can mend by themselves.'],
      keyboard: ['`Tab` The link is a stop.', '`Enter` Opens the mail, the call, or the page.'],
      screenReader: ['Read as a line of text with a link in it.'],
    },
  },
});

export const WithLink = meta.story({});

export const WithoutLink = meta.story({ args: { link: undefined } });

export const LongName = meta.story({ args: { name: longText } });

export const AllStates = meta.story(allStates(meta, { WithLink, WithoutLink, LongName }));
