import type { StoryContext } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { newHire } from '#mocks/demoAccounts.ts';
import { addressOfFault } from '#mocks/identity-toolkit/index.ts';
import preview from '#storybook/preview.tsx';
import { anyFailure } from '#workbench/stories/anyFailure.tsx';
import { expectStops } from '#workbench/stories/checks.ts';
import { identityServiceOf } from '#workbench/stories/identityService.ts';
import { loseNextAnswer } from '#workbench/stories/loseNextAnswer.ts';
import { signInOnRealSdk } from '#workbench/stories/SignInOnRealSdk.tsx';

const meta = preview.meta({
  ...signInOnRealSdk,
  title: 'Screens/Request a link',
  tags: ['!autodocs'],
});

type PlayContext = Pick<StoryContext, 'canvas' | 'loaded' | 'userEvent'>;

const title = 'Request a link to set your password';

/** Opens the request from the sign-in form, with the email that was typed there. */
async function ask({ canvas, userEvent }: PlayContext, email: string) {
  await userEvent.click(canvas.getByLabelText('Email'));
  await userEvent.paste(email);
  await userEvent.click(canvas.getByLabelText('Password'));
  await userEvent.paste('half a pass');
  await userEvent.click(canvas.getByRole('button', { name: /forgot your password\?$/ }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toHaveFocus());
}

const emailField = ({ canvas }: PlayContext) => canvas.getByRole('textbox', { name: 'Email' });
const sendButton = ({ canvas }: PlayContext) =>
  canvas.getByRole('button', { name: 'Send me a link' });

const mailsOf = (context: PlayContext) => identityServiceOf(context).mock.mails;
const callsOf = (context: PlayContext) => identityServiceOf(context).mock.calls;

async function expectSent({ canvas }: PlayContext, email: string) {
  const box = await canvas.findByRole('status', { name: /^Check your email/ });
  await expect(box).toHaveFocus();
  await expect(box).toHaveTextContent(
    `If there is an account for ${email}, an email with a link is on its way. It may be in your spam folder. The link works for about an hour.`,
  );
}

export const Asked = meta.story({
  name: 'Request a link to set your password',
  play: async (context) => {
    await ask(context, newHire.email);
    await expect(emailField(context)).toHaveValue(newHire.email);
    await expect(document.title).toMatch(/^Request a link/);
    await expect(callsOf(context)).toHaveLength(0);
  },
});

export const Sent = meta.story({
  name: 'Check your email',
  tags: ['tree'],
  play: async (context) => {
    await ask(context, newHire.email);
    await context.userEvent.click(sendButton(context));
    await expectSent(context, newHire.email);
    await expect(mailsOf(context)).toHaveLength(1);
    await expect(context.canvas.getByRole('link', { name: 'HR' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(newHire.email)),
    );
  },
});

export const InvalidEmail = meta.story({
  name: 'Please enter a valid email address.',
  play: async (context) => {
    const email = addressOfFault('INVALID_EMAIL');
    await ask(context, email);
    await context.userEvent.click(sendButton(context));
    const alert = await context.canvas.findByRole('alert', { name: 'That did not work' });
    await expect(alert).toHaveFocus();
    await expect(alert).toHaveTextContent(context.name);
    await expect(document.title).toMatch(/^Error: Request a link/);
    await expect(emailField(context)).toHaveValue(email);
  },
});

export const AnswerLost = meta.story({
  name: 'The link may be on its way',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context, newHire.email);
    loseNextAnswer();
    await userEvent.click(sendButton(context));
    const alert = await canvas.findByRole('alert', { name: context.name });
    await expect(alert).toHaveFocus();
    await expect(mailsOf(context)).toHaveLength(1);
  },
});

export const Offline = meta.story({
  name: 'You are offline. Please connect to the internet to request a link.',
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  },
  play: async (context) => {
    await ask(context, newHire.email);
    await expect(
      await context.canvas.findByText(
        'You are offline. Please connect to the internet to request a link.',
      ),
    ).toBeVisible();
  },
});

export const SentAgain = meta.story({
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context, 'new.hiree@waymark.test');
    // Submits as a password manager may, which presses no button.
    const form = emailField(context).closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expectSent(context, 'new.hiree@waymark.test');
    await expectStops(userEvent, ['HR', 'Email', 'Send another link', 'Back to sign in']);
    await userEvent.click(canvas.getByRole('button', { name: 'Send another link' }));
    await expectSent(context, 'new.hiree@waymark.test');
    await userEvent.clear(emailField(context));
    await expect(canvas.queryByRole('status', { name: /^Check your email/ })).toBeNull();
    await userEvent.type(emailField(context), `${newHire.email}{Enter}`);
    await expectSent(context, newHire.email);
    await expect(mailsOf(context)).toHaveLength(1);
    await expect(callsOf(context)).toHaveLength(3);
  },
});

export const SharesItsEmailWithTheSignIn = meta.story({
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context, addressOfFault('USER_DISABLED'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Start/ }));
    await canvas.findByRole('alert', { name: 'Authentication Error' });
    await ask(context, '');
    await userEvent.clear(emailField(context));
    await userEvent.type(emailField(context), newHire.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(emailField(context)).toHaveValue(newHire.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue('half a passhalf a pass');
    // The failure was about the earlier address.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.clear(emailField(context));
    await userEvent.click(canvas.getByRole('button', { name: /^Start/ }));
    await expect(emailField(context)).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /forgot your password\?$/ }));
    await expect(emailField(context)).toHaveValue('');
    await userEvent.type(emailField(context), newHire.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(emailField(context)).toHaveValue(newHire.email);
    await expect(emailField(context)).toHaveAttribute('aria-invalid', 'false');
  },
});

const each = anyFailure('request', 'QUOTA_EXCEEDED');

/** The request is sent at once, and again whenever a control changes. */
export const AnyFailure = meta.story({ ...each, args: { ...each.args, asksForLink: true } });
