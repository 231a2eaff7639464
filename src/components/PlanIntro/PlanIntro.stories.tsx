import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../samples.ts';
import { PlanIntro } from './PlanIntro.tsx';

const meta = preview.meta({
  component: PlanIntro,
  args: { employeeName: 'Maya Chen' },
  argTypes: { employeeName: { control: 'text' } },
  parameters: {
    guide: {
      purpose: 'Welcomes, and says whose plan this is.',
      do: ['Move the focus to its heading when the app has brought the person to the portal.'],
      dont: ['Change what the specification quotes, its one exclamation mark included.'],
      screenReader: [
        'Its heading is the page’s only one of level 1. The plan is a region, named after the employee where the name is known.',
      ],
    },
  },
});

export const KnownEmployee = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).textContent).toBe(
      'Welcome to Your Onboarding Experience',
    );
    await expect(canvas.getByText('Your Onboarding Journey').textContent).toBe(
      'Your Onboarding Journey',
    );
    await expect(canvas.getByText(/at your own pace/)).toBeVisible();
    const plan = canvas.getByRole('region', { name: "Maya Chen's Onboarding Journey" });
    await expect(canvas.getByRole('heading', { level: 2 }).textContent).toBe(
      "Maya Chen's Onboarding Journey",
    );
    await expect(plan).toHaveTextContent(
      "Welcome! Let's get you started with your personalized onboarding plan",
    );
    await expect(canvas.getByText('In Progress')).toBeVisible();
  },
});

export const UnknownEmployee = meta.story({
  args: { employeeName: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 }).textContent).toBe(
      'Your Onboarding Journey',
    );
    await expect(canvasElement.textContent).not.toContain('undefined');
  },
});

export const LongName = meta.story({ args: { employeeName: longText } });

export const UnbrokenName = meta.story({ args: { employeeName: unbrokenText } });

export const AllStates = meta.story(
  allStates(meta, { KnownEmployee, UnknownEmployee, LongName, UnbrokenName }),
);

export const HeadingTakesFocusButIsNoStop = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});
