import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Note } from '#ui/Note';
import { withLanguages } from '#workbench/stories/withLanguages.tsx';
import { SignInForm } from '../SignInForm/SignInForm.tsx';
import { TrailMap } from '../TrailMap/TrailMap.tsx';
import { SignInPage } from './SignInPage.tsx';

const meta = preview.meta({
  component: SignInPage,
  args: {
    children: <SignInForm status="idle" onSubmit={fn()} onEdit={fn()} onAskForLink={fn()} />,
    map: <TrailMap />,
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '48rem' } },
  },
});

export const WithoutNotice = meta.story({});

export const WithNotice = meta.story({
  args: { notice: <Note>This is a demo. Sign in as new.hire@waymark.test.</Note> },
});

export const WithLanguages = meta.story({ decorators: withLanguages });

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
