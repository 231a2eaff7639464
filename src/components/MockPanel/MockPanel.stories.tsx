import { type ReactNode, useState } from 'react';
import { expect, fn, spyOn, within } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut, expectStops } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { MockPanel, type MockPanelProps } from './MockPanel.tsx';
import type { MockAccount, MockCall, MockFault } from './mockService.ts';

const maya: MockAccount = {
  id: 'maya',
  name: 'Maya Lindqvist',
  email: 'new.hire@waymark.test',
  password: 'Welcome-2026',
  state: 'active',
};

const ines: MockAccount = {
  id: 'ines',
  name: 'Ines Moreau',
  email: 'disabled.account@waymark.test',
  password: 'Welcome-2026',
  state: 'disabled',
};

const nameless: MockAccount = {
  ...maya,
  id: 'nameless',
  name: 'no.name@waymark.test',
  email: 'no.name@waymark.test',
};

const faults: readonly MockFault[] = [
  { id: 'EMAIL_NOT_FOUND', group: 'Credentials', cause: 'No account has this e-mail.' },
  {
    id: 'INVALID_LOGIN_CREDENTIALS',
    group: 'Credentials',
    cause: 'The e-mail or the password is wrong.',
  },
  { id: 'USER_DISABLED', group: 'Account', cause: 'An administrator has disabled the account.' },
  { id: 'HTML_502', group: 'Transport', cause: 'A proxy answers with a page of its own.' },
];

const refused: MockCall = {
  id: 1,
  time: '09:00:01',
  name: 'signInWithPassword',
  status: 400,
  message: 'INVALID_LOGIN_CREDENTIALS',
};

const calls: readonly MockCall[] = [
  refused,
  { id: 2, time: '09:00:14', name: 'signInWithPassword', status: 200 },
  { id: 3, time: '09:00:15', name: 'lookup', status: 200 },
  { id: 4, time: '09:00:40', name: 'token', status: 0 },
];

const meta = preview.meta({
  component: MockPanel,
  args: {
    accounts: [maya, nameless, ines],
    faults,
    calls,
    delay: 0,
    connection: 'online' as const,
    tokenLifetimeSeconds: 3600,
    onDisable: fn(),
    onEnable: fn(),
    onExpire: fn(),
    onArm: fn(),
    onDisarm: fn(),
    onDelay: fn(),
    onConnection: fn(),
    onTokenLifetime: fn(),
    onClearCalls: fn(),
    onReset: fn(),
  },
  globals: { viewport: { value: 'tablet' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
});

const elementsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    panel: canvas.getByRole('complementary', { name: 'Mock identity service' }),
    toggle: canvas.getByRole('button', { name: 'Mock identity service' }),
  };
};

const open = (canvasElement: HTMLElement) => elementsOf(canvasElement).toggle.click();

const isComfortable = (button: Element) => button.getBoundingClientRect().height >= 44;

export const Closed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { panel, toggle } = elementsOf(canvasElement);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(panel).toHaveTextContent(/^Mock identity service$/);
    await expect(within(panel).getAllByRole('button')).toEqual([toggle]);
    await expect(isComfortable(toggle)).toBe(true);
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Open = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { toggle } = elementsOf(canvasElement);
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const sections = canvas.getAllByRole('heading', { level: 3 });
    await expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Next answer',
      'Connection and tokens',
      'Calls',
      'Accounts',
    ]);
    for (const control of canvas.getAllByRole('button'))
      await expect(isComfortable(control)).toBe(true);
    for (const control of canvas.getAllByRole('combobox')) {
      await expect(isComfortable(control)).toBe(true);
    }
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
  },
});

export const Accounts = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    open(canvasElement);
    const [first, second, third] = await within(
      await canvas.findByRole('region', { name: 'Accounts' }),
    ).findAllByRole('listitem');
    await expect(first).toHaveTextContent(/Maya Lindqvist.*Active.*new\.hire@.*Welcome-2026/);
    await expect(third).toHaveTextContent(/Ines Moreau.*Disabled/);
    await expect(second?.textContent?.match(/no\.name@waymark\.test/)).toHaveLength(1);

    await userEvent.click(canvas.getByRole('button', { name: 'Disable Maya Lindqvist' }));
    await expect(args.onDisable).toHaveBeenLastCalledWith('maya');
    await userEvent.click(canvas.getByRole('button', { name: 'Enable Ines Moreau' }));
    await expect(args.onEnable).toHaveBeenLastCalledWith('ines');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Expire the session now Maya Lindqvist' }),
    );
    await expect(args.onExpire).toHaveBeenLastCalledWith('maya');
    await expect(within(first ?? canvasElement).getByRole('status')).toHaveTextContent(
      'Every session of this account was ended.',
    );
  },
});

export const NextAnswer = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    open(canvasElement);
    const answer = await canvas.findByRole<HTMLSelectElement>('combobox', { name: 'Answer with' });
    const groups = [...answer.querySelectorAll('optgroup')].map(({ label }) => label);
    await expect(groups).toEqual(['Credentials', 'Account', 'Transport']);
    await expect(answer).toHaveDisplayValue('As usual');
    await userEvent.selectOptions(answer, 'EMAIL_NOT_FOUND');
    await expect(args.onArm).toHaveBeenLastCalledWith({ faultId: 'EMAIL_NOT_FOUND' });
    const call = canvas.getByRole('combobox', { name: 'To' });
    await userEvent.selectOptions(call, 'Look-up');
    await expect(args.onArm).toHaveBeenCalledOnce();
    await userEvent.selectOptions(answer, 'HTML_502');
    await expect(args.onArm).toHaveBeenLastCalledWith({ faultId: 'HTML_502', call: 'lookup' });
    await expect(args.onDisarm).not.toHaveBeenCalled();
  },
});

export const OneAnswerArmed = meta.story({
  args: { armed: { faultId: 'USER_DISABLED', call: 'signInWithPassword' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    open(canvasElement);
    const answer = await canvas.findByRole('combobox', { name: 'Answer with' });
    await expect(answer).toHaveDisplayValue('USER_DISABLED');
    await expect(canvas.getByRole('combobox', { name: 'To' })).toHaveDisplayValue('Sign-in');
    await expect(
      canvas.getByText(
        'Waiting for the next call “Sign-in”. An administrator has disabled the account.',
      ),
    ).toHaveRole('status');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'To' }), 'Any call');
    await expect(args.onArm).toHaveBeenLastCalledWith({ faultId: 'USER_DISABLED' });
    await userEvent.selectOptions(answer, 'As usual');
    await expect(args.onDisarm).toHaveBeenCalledOnce();
  },
});

export const ClearingKeepsThePlace = meta.story({
  args: { armed: { faultId: 'USER_DISABLED' } },
  render: (args: MockPanelProps) => {
    function Remembering() {
      const [armed, setArmed] = useState(args.armed);
      const [shownCalls, setShownCalls] = useState(args.calls);
      return (
        <MockPanel
          {...args}
          armed={armed}
          calls={shownCalls}
          onDisarm={() => setArmed(undefined)}
          onClearCalls={() => setShownCalls([])}
        />
      );
    }
    return <Remembering />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    open(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the next answer' }));
    const answer = canvas.getByRole('combobox', { name: 'Answer with' });
    await expect(answer).toHaveFocus();
    await expect(answer).toHaveDisplayValue('As usual');
    await expect(canvas.queryByText(/^Waiting for/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the journal' }));
    await expect(canvas.getByRole('region', { name: 'Journal of calls' })).toHaveFocus();
    await expect(canvas.getByText('No calls yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear the journal' })).toBeNull();
  },
});

export const ConnectionAndTokens = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    open(canvasElement);
    const delay = await canvas.findByRole('combobox', { name: 'Delay' });
    await expect(delay).toHaveDisplayValue('None');
    await userEvent.selectOptions(delay, '3 seconds');
    await expect(args.onDelay).toHaveBeenLastCalledWith(3000);
    await userEvent.selectOptions(delay, 'Never answers');
    await expect(args.onDelay).toHaveBeenLastCalledWith('infinite');
    const lifetime = canvas.getByRole('combobox', { name: 'Token lifetime' });
    await userEvent.selectOptions(lifetime, '5 min 10 s');
    await expect(args.onTokenLifetime).toHaveBeenLastCalledWith(310);
    const offline = canvas.getByRole('checkbox', { name: 'Offline' });
    await expect(offline).toHaveAccessibleDescription('No call gets through.');
    await userEvent.click(offline);
    await expect(args.onConnection).toHaveBeenLastCalledWith('offline');
  },
});

export const SetFromElsewhere = meta.story({
  args: { delay: 250, tokenLifetimeSeconds: 15, connection: 'offline' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    open(canvasElement);
    await expect(await canvas.findByRole('combobox', { name: 'Delay' })).toHaveDisplayValue(
      '250 ms',
    );
    await expect(canvas.getByRole('combobox', { name: 'Token lifetime' })).toHaveDisplayValue(
      '15 s',
    );
    const offline = canvas.getByRole('checkbox', { name: 'Offline' });
    await expect(offline).toBeChecked();
    await userEvent.click(offline);
    await expect(args.onConnection).toHaveBeenLastCalledWith('online');
  },
});

export const Calls = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    open(canvasElement);
    const journal = await canvas.findByRole('region', { name: 'Journal of calls' });
    const shown = within(journal)
      .getAllByRole('listitem')
      .map((call) => [...call.children].map(({ textContent }) => textContent).join(' '));
    await expect(shown).toEqual([
      '09:00:40 Token No answer',
      '09:00:15 Look-up 200',
      '09:00:14 Sign-in 200',
      '09:00:01 Sign-in 400 INVALID_LOGIN_CREDENTIALS',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the journal' }));
    await expect(args.onClearCalls).toHaveBeenCalledOnce();
  },
});

export const NoCalls = meta.story({
  args: { calls: [] },
  play: async ({ canvas, canvasElement }) => {
    open(canvasElement);
    await expect(await canvas.findByText('No calls yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear the journal' })).toBeNull();
  },
});

export const OneAccountAndOneCall = meta.story({
  args: { accounts: [maya], calls: [refused] },
  play: async ({ canvas, canvasElement }) => {
    open(canvasElement);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Clear the journal' })).toBeVisible();
  },
});

export const ManyCalls = meta.story({
  args: {
    calls: Array.from({ length: 300 }, (_, index) => ({ ...refused, id: index + 1 })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    open(canvasElement);
    const journal = await canvas.findByRole('region', { name: 'Journal of calls' });
    await expect(journal.scrollHeight).toBeGreaterThan(journal.clientHeight * 5);
    await expect(journal.clientHeight).toBeLessThan(400);
    canvas.getByRole('checkbox').focus();
    await userEvent.tab();
    await expect(journal).toHaveFocus();
  },
});

export const Reset = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    open(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset everything' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Everything was put back as it was at the start.')).toHaveRole(
      'status',
    );
  },
});

export const WalkedWithTheKeyboard = meta.story({
  args: { accounts: [maya], armed: { faultId: 'USER_DISABLED' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { toggle } = elementsOf(canvasElement);
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveFocus();
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
    ]);
    await userEvent.keyboard(' ');
    await expect(args.onExpire).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reset everything' })).toHaveFocus();
  },
});

export const EscapeReturnsTheFocus = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { toggle } = elementsOf(canvasElement);
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Offline' }));
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
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
  decorators: [afterAPage],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { panel, toggle } = elementsOf(canvasElement);
    const page = canvas.getByRole('main');
    await expect(panel.getBoundingClientRect().top).toBe(page.getBoundingClientRect().bottom);
    await userEvent.click(toggle);
    await expect(panel.getBoundingClientRect().top).toBe(page.getBoundingClientRect().bottom);
    await expect(canvas.getByRole('heading', { name: 'Next answer' })).toBeVisible();
    await expect(toggle.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
  },
});

export const BesideAWidePage = AfterTheLastLineOfThePage.extend({
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { panel, toggle } = elementsOf(canvasElement);
    const page = canvas.getByRole('main');
    const closed = panel.getBoundingClientRect();
    await expect([closed.width, closed.height, closed.left]).toEqual([44, 44, 0]);
    await expect(closed.bottom).toBe(window.innerHeight);
    await expect(page.getBoundingClientRect().left).toBe(0);
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
    await userEvent.click(toggle);
    const opened = panel.getBoundingClientRect();
    await expect([opened.top, opened.bottom]).toEqual([0, window.innerHeight]);
    await expect(page.getBoundingClientRect().left).toBe(opened.right);
    await expect(page.getBoundingClientRect().width).toBeGreaterThan(1024);
    await expectNothingCut(canvasElement);
  },
});

export const BesideAWidePageRightToLeft = BesideAWidePage.extend({
  globals: { viewport: { value: 'large' }, direction: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { panel, toggle } = elementsOf(canvasElement);
    await expect(panel.getBoundingClientRect().right).toBe(window.innerWidth);
    await userEvent.click(toggle);
    await expect(canvas.getByRole('main').getBoundingClientRect().right).toBe(
      panel.getBoundingClientRect().left,
    );
    await expectNothingCut(canvasElement);
  },
});

export const NamedOnFocusInItsCorner = meta.story({
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByText('Mock identity service');
    await expect(getComputedStyle(name).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    await expect(getComputedStyle(name).clipPath).toBe('none');
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(44);
  },
});

export const Narrow = meta.story({
  args: { armed: { faultId: 'INVALID_LOGIN_CREDENTIALS' } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement, userEvent }) => {
    await expectNothingCut(canvasElement);
    await userEvent.click(elementsOf(canvasElement).toggle);
    await expectNothingCut(canvasElement);
  },
});

export const LongTextsOnANarrowScreen = Narrow.extend({
  args: {
    accounts: [
      { ...maya, name: longText, email: `${unbrokenText}@waymark.test`, password: unbrokenText },
    ],
    calls: [{ ...refused, message: `${unbrokenText} : ${longText}` }],
  },
});

/** As for people who let the browser show text twice as large. */
const withLargeText = () => {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => {
    style.fontSize = '';
  };
};

export const LargeTextOnANarrowScreen = Narrow.extend({ beforeEach: withLargeText });

export const LargeTextOnATablet = Narrow.extend({
  globals: { viewport: { value: 'tablet' } },
  beforeEach: withLargeText,
});

export const LargeTextBesideAWidePage = Narrow.extend({
  globals: { viewport: { value: 'large' } },
  beforeEach: withLargeText,
});

export const Dark = Open.extend({ globals: { theme: 'dark' } });

export const ArmedInTheDark = OneAnswerArmed.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story({
  ...allStates(meta, {
    Closed,
    OneAnswerArmed,
    NoCalls,
    LongTextsOnANarrowScreen,
  }),
  beforeEach: () => {
    // It would scroll the docs page around its frame, too.
    spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  },
  play: async ({ canvas }) => {
    const [, ...others] = canvas.getAllByRole('button', { name: 'Mock identity service' });
    for (const toggle of others) toggle.click();
    await expect(await canvas.findAllByRole('heading', { name: 'Next answer' })).toHaveLength(3);
  },
});
