import preview from '#storybook/preview.tsx';
import { ContactLine } from '../ContactLine/ContactLine.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  component: EmptyState,
  args: {
    title: 'Get Started with Your Onboarding',
    children: 'Select a milestone from the timeline to see its missions and begin.',
  },
});

export const WithTitle = meta.story({});

export const WithContact = meta.story({
  args: {
    children: 'There is no plan for your account yet. Please ask HR to choose one for you.',
    footer: (
      <ContactLine label="Questions?" name="The people team" link="mailto:people@example.com" />
    ),
  },
});
