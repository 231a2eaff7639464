import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { createFakeDevice } from '../testing/fakeDevice.ts';
import { SampleScreen } from '../testing/SampleScreen.tsx';

const keep = { name: 'Keep my progress on this device' };
const forget = { name: 'Forget my progress on this device' };
const markAsCompleted = { name: 'Mark as Completed' };
const untilReload = 'Completed missions are forgotten when you reload this page or sign out.';
const isOnlyHere = 'Your progress is only on this page.';
const savedSince = /^Saved on this device since \w+ \d+\.$/;

const meta = preview.meta({
  title: 'Screens/Progress on this device',
  component: SampleScreen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
  args: { selection: { milestoneId: 'team-lunch' } },
  loaders: () => ({ device: createFakeDevice() }),
  render: (args, { loaded }) => <SampleScreen {...args} device={loaded['device']} />,
});

export const FirstCompletion = meta.story({
  name: 'Keeping is offered',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', keep)).toBeNull();
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await expect(await canvas.findByText(untilReload)).toBeVisible();
    const said = new RegExp(`^Well done\\. .* ${untilReload}$`);
    await expect(canvas.getByRole('group', { name: said })).toHaveFocus();
    const offer = canvas.getByRole('button', keep);
    await expect(offer.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const Kept = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await userEvent.click(await canvas.findByRole('button', keep));
    const said = 'Saved on this device. At the top of this page you can forget it.';
    await expect(await canvas.findByText(said)).toBeVisible();
    await expect(canvas.getByRole('group', { name: said })).toHaveFocus();
    await expect(await canvas.findByText(savedSince)).toBeVisible();
  },
});

const fromNowOn = 'From now on, your progress is saved on this device, for your account alone.';

const fromFirstCompletion = { keeping: 'fromFirstCompletion' } as const;

export const KeptByItself = meta.story({
  name: 'From now on, your progress is saved on this device',
  args: fromFirstCompletion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    const said = new RegExp(`^Well done\\. .* ${fromNowOn}$`);
    await expect(canvas.getByRole('group', { name: said })).toHaveFocus();
    await expect(canvas.getAllByRole('button', forget)).toHaveLength(1);
  },
});

export const MayBeRemoved = meta.story({
  name: 'Your browser may remove it after seven days without a visit',
  args: fromFirstCompletion,
  loaders: () => {
    const device = createFakeDevice();
    device.answerPersist('no');
    return { device };
  },
  play: async ({ canvas, userEvent }) => {
    const limit = 'Your browser may remove it after seven days without a visit.';
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    const told = await canvas.findByText(limit);
    await expect(told.closest('[aria-live]')).not.toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /^Next mission: / }));
    await expect(await canvas.findByText(savedSince)).toBeVisible();
    await expect((await canvas.findByText(limit)).closest('[aria-live]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await expect(await canvas.findByText('Saved on this device.')).toBeVisible();
    await expect(canvas.queryByText(fromNowOn)).toBeNull();
  },
});

const withSteps = {
  selection: {
    milestoneId: 'hr-policies-review',
    missionId: 'complete-payroll-and-benefits-forms',
  },
};

export const FirstTickKeptByItself = meta.story({
  name: 'A first tick is saved, too',
  args: { ...fromFirstCompletion, ...withSteps },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /^Tax/ });
    await userEvent.click(box);
    await waitFor(() => expect(canvas.getAllByText(fromNowOn)).toHaveLength(2));
    await expect(box).toHaveFocus();
  },
});

export const Forgotten = meta.story({
  name: 'What was saved on this device is removed',
  args: fromFirstCompletion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await userEvent.click(await canvas.findByRole('button', forget));
    const removed = `What was saved on this device is removed. ${isOnlyHere}`;
    await expect(await canvas.findByRole('group', { name: removed })).toHaveFocus();
  },
});

export const WillBeRefused = meta.story({
  name: 'This browser does not let us save your progress',
  args: fromFirstCompletion,
  loaders: () => {
    const device = createFakeDevice();
    device.refuse('writing');
    return { device };
  },
  play: async ({ canvas }) => {
    const warning = canvas.getByText(/^This browser does not let us save your progress\./);
    const button = canvas.getByRole('button', markAsCompleted);
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(
      warning.getBoundingClientRect().bottom,
    );
  },
});

export const Refused = meta.story({
  name: 'The browser refuses to keep',
  play: async ({ canvas, userEvent, loaded }) => {
    loaded['device'].refuse('writing');
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await userEvent.click(await canvas.findByRole('button', keep));
    await expect(
      await canvas.findByText(
        /^This browser did not let us save what you completed last. It is still here until/,
        { selector: 'p' },
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', keep)).toBeVisible();
    await expect(canvas.queryByRole('button', forget)).toBeNull();
    await expect(canvas.getByText('1/2 missions completed')).toBeVisible();
  },
});
