import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { newHire } from '#mocks/demoAccounts.ts';
import { faultNamed, faults } from '#mocks/identity-toolkit/index.ts';
import { expectNothingCut, expectStops } from '#storybook/checks.ts';
import { onIdentityService, identityService as service } from '#storybook/identityService.ts';
import preview from '#storybook/preview.tsx';
import { MockPanel } from './MockPanel.tsx';

const meta = preview.meta({
  ...onIdentityService,
  title: 'Demo/Mock panel',
  component: MockPanel,
  args: { service },
  globals: { viewport: { value: 'tablet' } },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
});

const elementsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    panel: canvas.getByRole('complementary', { name: 'Mock identity service' }),
    toggle: canvas.getByRole('button', { name: 'Mock identity service' }),
  };
};

const open = async (canvasElement: HTMLElement) => {
  elementsOf(canvasElement).toggle.click();
  await within(canvasElement).findByRole('heading', { name: 'Next answer' });
};

const signIn = (email: string, password = 'any') =>
  service.respond(
    new Request('https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  );

const isComfortable = (control: Element) => control.getBoundingClientRect().height >= 44;

export const Closed = meta.story({
  play: async ({ canvasElement }) => {
    const { panel, toggle } = elementsOf(canvasElement);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(panel).toHaveTextContent(/^Mock identity service$/);
    await expect(isComfortable(toggle)).toBe(true);
  },
});

export const Open = meta.story({
  tags: ['page'],
  beforeEach: async () => {
    await signIn(newHire.email, 'wrong');
    await signIn(newHire.email, newHire.password);
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    const sections = canvas.getAllByRole('heading', { level: 3 });
    await expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Next answer',
      'Connection and tokens',
      'Calls',
      'Accounts',
    ]);
    const controls = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('combobox')];
    await expect(controls.every(isComfortable)).toBe(true);
    const journal = within(canvas.getByRole('region', { name: 'Journal of calls' }));
    const calls = journal.getAllByRole('listitem');
    await expect(calls[0]).toHaveTextContent(/^\d\d:\d\d:\d\dSign-in200$/);
    await expect(calls[1]).toHaveTextContent(/Sign-in400INVALID_LOGIN_CREDENTIALS$/);
  },
});

export const AnswerArmed = meta.story({
  beforeEach: () => service.answerNext('USER_DISABLED', 'signInWithPassword'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await open(canvasElement);
    const waits = await canvas.findByText(
      'Waiting for the next call “Sign-in”. An administrator has disabled the account.',
    );
    await expect(waits.parentElement).toHaveAttribute('aria-live');
    await signIn(newHire.email, newHire.password);
    await waitFor(() => expect(waits).not.toBeInTheDocument());
    const answer = canvas.getByRole('combobox', { name: 'Answer with' });
    await expect(answer).toHaveDisplayValue('As usual');
    await userEvent.selectOptions(answer, 'USER_DISABLED');
  },
});

export const ManyCalls = meta.story({
  beforeEach: async () => {
    for (let count = 0; count < 100; count += 1) await signIn(newHire.email);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await open(canvasElement);
    const journal = canvas.getByRole('region', { name: 'Journal of calls' });
    await expect(journal.scrollHeight).toBeGreaterThan(journal.clientHeight * 5);
    await expect(journal.clientHeight).toBeLessThan(400);
    canvas.getByRole('checkbox').focus();
    await userEvent.tab();
    await expect(journal).toHaveFocus();
  },
});

const unbroken = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(2);

export const LongTextsAt320Px = meta.story({
  globals: { viewport: { value: 'narrow' } },
  beforeEach: async () => {
    service.add({ email: `${unbroken}@waymark.test`, password: unbroken });
    service.answerNext('INVALID_LOGIN_CREDENTIALS');
    await signIn(`${unbroken}@error.waymark.test`);
    await signIn('password-does-not-meet-requirements@error.waymark.test');
  },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
    await open(canvasElement);
    await expectNothingCut(canvasElement);
  },
});

export const AnswersThatNoSignInMeets = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await open(canvasElement);
    const answer = canvas.getByRole('combobox', { name: 'Answer with' });
    const call = canvas.getByRole('combobox', { name: 'To' });
    await userEvent.selectOptions(answer, 'TOKEN_EXPIRED');
    await expect(
      await canvas.findByText(
        /^Waiting for the next call “Look-up” or “Token”\. A sign-in never meets/,
      ),
    ).toBeVisible();
    await userEvent.selectOptions(call, 'Sign-in');
    await expect(
      canvas.getByText(/“Sign-in”, which the real service never answers so\./),
    ).toBeVisible();
    await userEvent.selectOptions(call, 'Any call');
    await userEvent.selectOptions(answer, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    await expect(canvas.getByText(/^No call of the portal meets this\./)).toBeVisible();
    const never = faults.filter(({ calls }) => !calls.includes('signInWithPassword'));
    for (const { id } of never) {
      await userEvent.selectOptions(answer, id);
      await expect(canvas.queryByText(/^Waiting for the next call\./)).toBeNull();
    }
    await userEvent.selectOptions(call, 'Look-up');
    await userEvent.selectOptions(answer, 'HTML_502');
    await expect(service.network.next).toEqual({ fault: faultNamed('HTML_502'), call: 'lookup' });
    await userEvent.selectOptions(answer, 'As usual');
    await expect(service.network.next).toBeUndefined();
  },
});

export const MistypedAddress = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    await signIn('auth/user-disabeld@error.waymark.test');
    const hint = 'No fault has the code “user-disabeld”. Did you mean “user-disabled”?';
    await waitFor(() =>
      expect(canvas.getAllByText(hint).map((each) => each.parentElement?.ariaLive)).toEqual([
        'polite',
        null,
      ]),
    );
  },
});

export const DelayAndConnection = meta.story({
  tags: ['behavior'],
  beforeEach: () => {
    service.setDelay(250);
    service.configure({ tokenLifetimeSeconds: 15 });
    service.setOffline(true);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await open(canvasElement);
    const delay = canvas.getByRole('combobox', { name: 'Delay' });
    const lifetime = canvas.getByRole('combobox', { name: 'Token lifetime' });
    const offline = canvas.getByRole('checkbox', { name: 'Offline' });
    await expect(delay).toHaveDisplayValue('250 ms');
    await expect(lifetime).toHaveDisplayValue('15 s');
    await expect(offline).toBeChecked();
    await expect(offline).toHaveAccessibleDescription('No call gets through.');
    await userEvent.click(offline);
    await userEvent.selectOptions(lifetime, '5 min 10 s');
    await userEvent.selectOptions(delay, 'Never answers');
    await expect(service.network).toEqual({ delay: 'infinite', offline: false });
    await expect(service.settings.tokenLifetimeSeconds).toBe(310);
    const waiting = signIn(newHire.email, newHire.password);
    await expect(await canvas.findByText('No answer')).toBeVisible();
    await userEvent.selectOptions(delay, 'None');
    await expect((await waiting).status).toBe(200);
    await expect(await canvas.findByText('200')).toBeVisible();
  },
});

export const Accounts = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await open(canvasElement);
    const list = canvas.getByRole('region', { name: 'Accounts' });
    const [first, , third] = within(list).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Maya Lindqvist.*Active.*new\.hire@.*Welcome-2026/);
    await expect(third?.textContent?.match(/no\.name@waymark\.test/)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Disable Maya Lindqvist' }));
    await expect(first).toHaveTextContent(/Maya Lindqvist.*Disabled/);
    await userEvent.click(canvas.getByRole('button', { name: 'Enable Maya Lindqvist' }));
    await expect(service.accounts[0]?.disabled).toBe(false);
    const expire = canvas.getByRole('button', { name: 'Expire the session now Maya Lindqvist' });
    await userEvent.click(expire);
    await canvas.findByText('Every session of this account was ended.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset everything' }));
    await canvas.findByText(/^Everything was put back as it was/);
  },
});

export const ByKeyboard = meta.story({
  tags: ['behavior'],
  beforeEach: async () => {
    for (const { email } of service.accounts.slice(1)) service.remove(email);
    await signIn(newHire.email);
    service.answerNext('USER_DISABLED');
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { toggle } = elementsOf(canvasElement);
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectStops(userEvent, [
      'Answer with',
      'To',
      'Clear the next answer',
      'Delay',
      'Token lifetime',
      'Offline',
      'Journal of calls',
      'Clear the journal',
      'Disable Maya Lindqvist',
      'Expire the session now Maya Lindqvist',
      'Reset everything',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the next answer' }));
    await expect(canvas.getByRole('combobox', { name: 'Answer with' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the journal' }));
    await expect(canvas.getByRole('region', { name: 'Journal of calls' })).toHaveFocus();
    await expect(canvas.getByText('No calls yet.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
});

const afterAPage = (Story: () => ReactNode) => (
  <>
    <main style={{ minBlockSize: '100dvh' }}>
      <button type="button" style={{ inlineSize: '100%' }}>
        The portal
      </button>
    </main>
    <Story />
  </>
);

export const AfterTheLastLineOfThePage = meta.story({
  tags: ['behavior'],
  decorators: [afterAPage],
  play: async ({ canvas, canvasElement }) => {
    const { panel, toggle } = elementsOf(canvasElement);
    const page = canvas.getByRole('main');
    await expect(panel.getBoundingClientRect().top).toBe(page.getBoundingClientRect().bottom);
    await open(canvasElement);
    await expect(panel.getBoundingClientRect().top).toBe(page.getBoundingClientRect().bottom);
    await expect(toggle.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
  },
});

export const BesideAWidePage = meta.story({
  decorators: [afterAPage],
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { panel, toggle } = elementsOf(canvasElement);
    const page = canvas.getByRole('main');
    const closed = panel.getBoundingClientRect();
    await expect([closed.width, closed.height, closed.left]).toEqual([44, 44, 0]);
    await expect(closed.bottom).toBe(window.innerHeight);
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
    toggle.focus();
    const name = canvas.getByText('Mock identity service');
    await expect(getComputedStyle(name).clipPath).toBe('none');
    await userEvent.click(toggle);
    const opened = panel.getBoundingClientRect();
    await expect([opened.top, opened.bottom]).toEqual([0, window.innerHeight]);
    await expect(page.getBoundingClientRect().left).toBe(opened.right);
    await expect(page.getBoundingClientRect().width).toBeGreaterThan(1024);
    await expectNothingCut(canvasElement);
  },
});
