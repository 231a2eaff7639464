import { expect, fn } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { Note } from '../Note/Note.tsx';
import { SignInForm } from '../SignInForm/SignInForm.tsx';
import { SignInPage } from './SignInPage.tsx';

const meta = preview.meta({
  component: SignInPage,
  args: { children: <SignInForm status="idle" onSubmit={fn()} onEdit={fn()} /> },
  argTypes: { children: { control: false }, notice: { control: 'text' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
});

export const WithoutNotice = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).textContent).toBe('Employee Portal');
    await expect(canvas.getByRole('banner')).toHaveTextContent('Waymark');
    await expect(canvas.getByText('Your onboarding journey starts here.')).toBeVisible();
    const benefits = canvas.getAllByRole('listitem').map((benefit) => benefit.textContent);
    await expect(benefits).toEqual([
      'See your personalized onboarding plan',
      'Track your progress, milestone by milestone',
      'Complete missions at your own pace',
    ]);
    const help = canvas.getByRole('contentinfo');
    await expect(help).toHaveTextContent(
      'New here? Please contact HR to have your account set up.',
    );
    await expect(help).toHaveTextContent('Reach out to your manager or IT support.');
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByLabelText('Email'));
  },
});

export const WithNotice = meta.story({
  args: { notice: <Note>This is a demo. Sign in as new.hire@waymark.test.</Note> },
  argTypes: { notice: { control: false } },
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/This is a demo/).getBoundingClientRect();
    const submit = canvas.getByRole('button', { name: 'Start My Onboarding Journey' });
    await expect(notice.top).toBeGreaterThanOrEqual(submit.getBoundingClientRect().bottom);
  },
});

export const WithFailure = meta.story({
  args: {
    children: (
      <SignInForm
        status="idle"
        failure={{ message: 'This account has been disabled.', help: 'Please contact HR.' }}
        onSubmit={fn()}
        onEdit={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert', { name: 'Authentication Error' })).toBeVisible();
  },
});

export const Submitting = meta.story({
  args: { children: <SignInForm status="submitting" onSubmit={fn()} onEdit={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  },
});

export const TwoHalvesOnWideScreens = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const benefits = canvas.getByRole('list').getBoundingClientRect();
    const form = canvas.getByLabelText('Email').getBoundingClientRect();
    const middle = document.documentElement.clientWidth / 2;
    await expect(title.right).toBeLessThanOrEqual(middle);
    await expect(benefits.right).toBeLessThanOrEqual(middle);
    await expect(form.left).toBeGreaterThanOrEqual(middle);
  },
});

export const TwoHalvesOnTheLargestScreen = TwoHalvesOnWideScreens.extend({
  globals: { viewport: { value: 'large' } },
});

export const TwoHalvesRightToLeft = meta.story({
  globals: { viewport: { value: 'desktop' }, direction: 'rtl' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const form = canvas.getByLabelText('Email').getBoundingClientRect();
    await expect(title.left).toBeGreaterThanOrEqual(form.right);
  },
});

export const FormFirstOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const submit = canvas.getByRole('button', { name: 'Start My Onboarding Journey' });
    const benefits = canvas.getByRole('list').getBoundingClientRect();
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(benefits.top);
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expectNothingCut(canvasElement);
  },
});

export const NarrowScreen = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await expectNothingCut(canvasElement);
    const { left, right } = canvas.getByRole('main').getBoundingClientRect();
    const field = canvas.getByLabelText('Email').getBoundingClientRect();
    await expect(field.left).toBeGreaterThanOrEqual(left + 16);
    await expect(field.right).toBeLessThanOrEqual(right - 16);
  },
});

export const OneColumnOnTablets = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    const submit = canvas.getByRole('button', { name: 'Start My Onboarding Journey' });
    const benefits = canvas.getByRole('list').getBoundingClientRect();
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(benefits.top);
    await expectNothingCut(canvasElement);
  },
});

export const LongNoticeOnANarrowScreen = meta.story({
  args: { notice: <Note>{`${longText} ${unbrokenText}`}</Note> },
  argTypes: { notice: { control: false } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const HeadingTakesFocusButIsNoStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await userEvent.tab();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const Dark = WithNotice.extend({ globals: { theme: 'dark' } });

export const FailureInTheDark = WithFailure.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story({
  ...allStates(meta, { WithoutNotice, WithNotice, Submitting, WithFailure }),
  // The message takes the focus, out of a frame too.
  tags: ['!autodocs'],
});
