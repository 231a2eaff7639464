import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { ContactLine } from '../ContactLine/ContactLine.tsx';
import { longText } from '../samples.ts';
import { EmptyState } from './EmptyState.tsx';

const contact = <ContactLine label="Questions?" name="HR" link="mailto:people@example.com" />;

const meta = preview.meta({
  component: EmptyState,
  args: {
    title: 'Get Started with Your Onboarding',
    children: 'Select a milestone from the timeline to see its missions and begin.',
  },
  argTypes: { footer: slot({ none: undefined, contact }) },
});

export const Playground = meta.story({});

export const WithContact = meta.story({
  args: {
    children: 'There is no plan for your account yet. Please ask HR to choose one for you.',
    footer: contact,
  },
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: { title: longText, children: longText },
});
