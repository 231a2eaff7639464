import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { createFakeDevice } from '../testing/fakeDevice.ts';
import { SampleScreen } from '../testing/SampleScreen.tsx';

const remove = { name: 'Remove my progress from this device' };
const markAsCompleted = { name: 'Mark as Completed' };

const meta = preview.meta({
  title: 'Screens/Progress on this device',
  component: SampleScreen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
  args: { selection: { milestoneId: 'team-lunch' } },
  loaders: () => ({ device: createFakeDevice() }),
  render: (args, { loaded }) => <SampleScreen {...args} device={loaded['device']} />,
});

const untilReload =
  'If you reload this page or sign out, missions will no longer be marked as completed.';

export const LastsUntilReload = meta.story({
  name: 'If you reload this page or sign out, missions will no longer be marked as completed.',
  loaders: () => ({ device: undefined }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await expect(await canvas.findByText(untilReload)).toBeVisible();
    const said = new RegExp(`^Well done\\. .* ${untilReload}$`);
    await expect(canvas.getByRole('group', { name: said })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Next mission: / }));
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await expect(canvas.queryByText(untilReload)).toBeNull();
    await expect(canvas.queryByText(/on this device/)).toBeNull();
  },
});

const saved = 'Saved on this device.';
const begun = 'From now on, your progress is saved for your account, on this device only.';

export const Begun = meta.story({
  name: 'From now on, your progress is saved for your account, on this device only.',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await expect(await canvas.findByText(begun)).toBeVisible();
    const said = new RegExp(`^Well done\\. .* ${begun}$`);
    await expect(canvas.getByRole('group', { name: said })).toHaveFocus();
    await expect(canvas.getByText(saved)).toBeVisible();
    await expect(canvas.getByRole('button', remove)).not.toBeVisible();
  },
});

export const SavedOpened = meta.story({
  name: 'Your progress is stored only in this browser',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await userEvent.click(await canvas.findByText(saved));
    await expect(canvas.getByText(/^Your progress is stored only in this browser/)).toBeVisible();
    await expect(canvas.getByRole('button', remove)).toBeVisible();
  },
});

const withSteps = {
  milestoneId: 'hr-policies-review',
  missionId: 'complete-payroll-and-benefits-forms',
};

export const FirstCheckedStepSaved = meta.story({
  name: 'A first checked step is saved, too',
  args: { selection: withSteps },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /^Tax/ });
    await userEvent.click(box);
    await waitFor(() => expect(canvas.getAllByText(begun)).toHaveLength(2));
    await expect(box).toHaveFocus();
  },
});

export const Removed = meta.story({
  name: 'Your progress is no longer saved on this device',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await userEvent.click(await canvas.findByText(saved));
    await userEvent.click(canvas.getByRole('button', remove));
    const removed =
      'Your progress is no longer saved on this device. It lasts only until you reload this page or sign out.';
    await expect(await canvas.findByRole('group', { name: removed })).toHaveFocus();
    await expect(canvas.queryByRole('button', remove)).toBeNull();
    await expect(canvas.queryByText(begun)).toBeNull();
  },
});

const unavailable = /^This browser does not let us save your progress\./;

export const Unavailable = meta.story({
  name: 'This browser does not let us save your progress',
  loaders: () => {
    const device = createFakeDevice();
    device.refuse('writing');
    return { device };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    const shown = { selector: 'p:not([hidden])' };
    await expect(await canvas.findAllByText(unavailable, shown)).toHaveLength(2);
    await expect(canvas.queryByRole('button', remove)).toBeNull();
    await expect(canvas.getByText(/^1\/\d+ missions completed$/)).toBeVisible();
  },
});

export const StepLost = Unavailable.extend({
  tags: ['behavior'],
  name: 'A step that cannot be saved is said, once',
  args: { selection: withSteps },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    // In the header card, in the mission, and in the announcement.
    await waitFor(() => expect(canvas.getAllByText(unavailable)).toHaveLength(3));
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(canvas.getAllByText(unavailable)).toHaveLength(2));
  },
});
