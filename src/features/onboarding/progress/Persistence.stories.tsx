import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { createFakeDevice } from '../testing/fakeDevice.ts';
import { SampleScreen } from '../testing/SampleScreen.tsx';

const save = { name: 'Save my progress on this device' };
const remove = { name: 'Remove my progress from this device' };
const markAsCompleted = { name: 'Mark as Completed' };
const untilReload = 'If you reload this page or sign out, completed missions will be open again.';
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
  name: 'Saving is offered',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', save)).toBeNull();
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await expect(await canvas.findByText(untilReload)).toBeVisible();
    const said = new RegExp(`^Well done\\. .* ${untilReload}$`);
    await expect(canvas.getByRole('group', { name: said })).toHaveFocus();
    const offer = canvas.getByRole('button', save);
    await expect(offer.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await userEvent.click(await canvas.findByRole('button', save));
    const said = 'Saved on this device. You can remove it at the top of this page.';
    await expect(await canvas.findByText(said)).toBeVisible();
    await expect(canvas.getByRole('group', { name: said })).toHaveFocus();
    await expect(await canvas.findByText(savedSince)).toBeVisible();
  },
});

const fromNowOn = 'From now on, your progress is saved on this device, for your account only.';

const fromFirstCompletion = { saving: 'fromFirstCompletion' } as const;

export const SavedByItself = meta.story({
  name: 'From now on, your progress is saved on this device',
  args: fromFirstCompletion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    const said = new RegExp(`^Well done\\. .* ${fromNowOn}$`);
    await expect(canvas.getByRole('group', { name: said })).toHaveFocus();
    await expect(canvas.getAllByRole('button', remove)).toHaveLength(1);
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

export const FirstTickSaved = meta.story({
  name: 'A first tick is saved, too',
  args: { ...fromFirstCompletion, ...withSteps },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /^Tax/ });
    await userEvent.click(box);
    await waitFor(() => expect(canvas.getAllByText(fromNowOn)).toHaveLength(2));
    await expect(box).toHaveFocus();
  },
});

export const Removed = meta.story({
  name: 'Your progress is no longer saved on this device',
  args: fromFirstCompletion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await userEvent.click(await canvas.findByRole('button', remove));
    const removed =
      'Your progress is no longer saved on this device. It lasts only until you reload this page or sign out.';
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
  name: 'The browser refuses to save',
  play: async ({ canvas, userEvent, loaded }) => {
    loaded['device'].refuse('writing');
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await userEvent.click(await canvas.findByRole('button', save));
    await expect(
      await canvas.findByText(
        /^This browser did not let us save your latest changes. They last only until/,
        { selector: 'p' },
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', save)).toBeVisible();
    await expect(canvas.queryByRole('button', remove)).toBeNull();
    await expect(canvas.getByText('1/2 missions completed')).toBeVisible();
  },
});
