import { expect, fn } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import preview from '#storybook/preview.tsx';
import { Note } from '../Note/Note.tsx';
import { SignInForm } from '../SignInForm/SignInForm.tsx';
import { longText, unbrokenText } from '../samples.ts';
import { SignInPage } from './SignInPage.tsx';

const meta = preview.meta({
  component: SignInPage,
  args: { children: <SignInForm status="idle" onSubmit={fn()} onEdit={fn()} /> },
  argTypes: { children: { control: false }, notice: { control: 'text' } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '48rem' } },
    guide: {
      purpose: 'Welcomes a new employee: what awaits them, and the form.',
      do: ['Hand in the form as `children`, and how to sign in to a demo as `notice`.'],
      dont: ['Put the benefits before the form on a phone. The form comes first.'],
      screenReader: [
        'Banner, main part with the form, a region “Once you are signed in, you can”, content information with where to get help.',
        '“Employee Portal” is the heading of level 1, and takes the focus after signing out. The map is silent.',
      ],
    },
  },
});

export const WithoutNotice = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.textContent).toBe('Employee Portal');
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

/** Apart from the first, which the docs page shows: that takes no focus. */
export const Focus = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
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

export const Failure = meta.story({
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
});

export const Submitting = meta.story({
  args: { children: <SignInForm status="submitting" onSubmit={fn()} onEdit={fn()} /> },
});

export const LongNotice = meta.story({
  args: { notice: <Note>{`${longText} ${unbrokenText}`}</Note> },
  argTypes: { notice: { control: false } },
});

export const At1280px = meta.story({
  name: '1280 px',
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

/** The form comes first, and its button is on the first screenful. */
export const At360px = meta.story({
  name: '360 px',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Start My Onboarding Journey' });
    const { bottom } = submit.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(canvas.getByRole('list').getBoundingClientRect().top);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const AllStates = meta.story({
  ...allStates(meta, { WithoutNotice, WithNotice, Submitting, Failure, LongNotice }),
  // The message takes the focus, out of a frame too.
  tags: ['!autodocs'],
});
