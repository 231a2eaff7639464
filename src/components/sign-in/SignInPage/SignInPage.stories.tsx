import { expect, fn } from 'storybook/test';
import { Brand } from '#page/Brand';
import { LanguageSwitch } from '#page/LanguageSwitch';
import preview from '#storybook/preview.tsx';
import { Note } from '#ui/Note';
import { slot } from '#workbench/stories/slot.ts';
import { PasswordResetProblem } from '../PasswordResetProblem/PasswordResetProblem.tsx';
import { PasswordResetRequestForm } from '../PasswordResetRequestForm/PasswordResetRequestForm.tsx';
import { SignInForm } from '../SignInForm/SignInForm.tsx';
import { TrailMap } from '../TrailMap/TrailMap.tsx';
import { SignInPage } from './SignInPage.tsx';

const callbacks = { onSubmit: fn(), onEdit: fn(), onBack: fn() };

const meta = preview.meta({
  component: SignInPage,
  args: {
    leading: 'brand',
    trailing: 'none',
    children: 'sign-in form',
    notice: 'none',
    map: 'trail map',
    otherForm: 'none',
  },
  argTypes: {
    leading: slot({ brand: <Brand size="large" /> }),
    trailing: slot({
      none: undefined,
      'language switch': (
        <LanguageSwitch selectedId="en" choices={['en', 'de']} status="idle" onSelect={fn()} />
      ),
    }),
    children: slot({
      'sign-in form': <SignInForm isBusy={false} {...callbacks} onAskForLink={fn()} />,
      'link problem': (
        <PasswordResetProblem message="A link works once, for about an hour." onBack={fn()} />
      ),
    }),
    notice: slot({
      none: undefined,
      note: <Note>This is a demo. Sign in as new.hire@waymark.test.</Note>,
    }),
    map: slot({ none: undefined, 'trail map': <TrailMap /> }),
    otherForm: slot({
      none: undefined,
      'link request': (
        <PasswordResetRequestForm request={{ status: 'idle' }} email="" {...callbacks} />
      ),
    }),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '48rem' } },
  },
});

export const Playground = meta.story({});

export const WithNotice = meta.story({ args: { notice: 'note' } });

export const WithLanguages = meta.story({ args: { trailing: 'language switch' } });

export const PasswordResetRequestInstead = meta.story({ args: { otherForm: 'link request' } });

export const FormFirstOnAPhone = meta.story({
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Start My Onboarding Journey' });
    const { bottom } = submit.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(canvas.getByRole('list').getBoundingClientRect().top);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
