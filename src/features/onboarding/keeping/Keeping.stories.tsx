import { useState } from 'react';
import { expect } from 'storybook/test';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { OnboardingScreen } from '../OnboardingScreen.tsx';
import { sampleSource } from '../sampleData.ts';
import { createDeviceDouble } from './deviceDouble.ts';
import { createDeviceStore } from './deviceStore.ts';

type DeviceDouble = ReturnType<typeof createDeviceDouble>;

/** The portal on a device of its own, so that stories do not see each other's records. */
function OnADevice({ device }: { device: DeviceDouble }) {
  const [store] = useState(() =>
    createDeviceStore({
      device: device.openTab(),
      key,
      initial: sampleSource.progress('e1'),
    }),
  );
  return (
    <OnboardingScreen
      employeeId="e1"
      source={sampleSource}
      store={store}
      selection={{ milestoneId: 'team-lunch' }}
      onSelectionChange={() => {}}
      onSignOut={() => {}}
      arrival="first"
    />
  );
}

const key = 'progress';
const keep = { name: 'Keep my progress on this device' };
const forget = { name: 'Forget my progress on this device' };
const markAsCompleted = { name: 'Mark as Completed' };
const untilReload = 'Your marks last until you reload this page or sign out.';

const keptMissions = (missions: unknown) => ({
  [key]: JSON.stringify({
    version: 1,
    employeeId: 'e1',
    milestones: [{ milestoneId: 'team-lunch', missions }],
  }),
});
const keptEarlier = keptMissions([
  { id: 'share-your-dietary-needs', isCompleted: true, completedAt: '2026-11-20T09:00:00.000Z' },
]);

/** A device that holds this before the visit, and a browser that refuses these calls. */
const deviceWith = (
  stored: Record<string, string>,
  ...refused: Parameters<DeviceDouble['refuse']>
) => [
  () => {
    const device = createDeviceDouble(stored);
    device.refuse(...refused);
    return { device };
  },
];

const storedNow = (loaded: Record<string, unknown>) => (loaded['device'] as DeviceDouble).stored();

const meta = preview.meta({
  title: 'Screens/Progress on this device',
  component: OnADevice,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
  args: { device: createDeviceDouble() },
  loaders: deviceWith({}),
  render: (_args, { loaded }) => <OnADevice device={loaded['device']} />,
});

export const NothingMarkedYet = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(untilReload)).toBeNull();
    await expect(canvas.queryByRole('button', keep)).toBeNull();
  },
});

export const FirstCompletionOffers = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    const sentence = canvas.getByText(untilReload);
    await expect(sentence).toBeVisible();
    await expect(sentence.closest('[role="status"]')).not.toBeNull();
    await expect(canvas.getByRole('button', keep)).toBeVisible();
    await expect(storedNow(loaded)).toEqual({});
  },
});

export const Kept = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await userEvent.click(canvas.getByRole('button', keep));
    const sentence = canvas.getByText('Your progress is kept on this device.');
    await expect(sentence.parentElement).toHaveFocus();
    await expect(canvas.getByRole('button', forget)).toBeVisible();
    await expect(canvas.queryByText(untilReload)).toBeNull();
    await expect(storedNow(loaded)[key]).toContain('share-your-dietary-needs');
  },
});

export const KeptByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    canvas.getByRole('button', keep).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText('Your progress is kept on this device.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', forget)).toHaveFocus();
  },
});

export const KeptByADoubleClick = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await userEvent.dblClick(canvas.getByRole('button', keep));
    await expect(canvas.getByText('Your progress is kept on this device.')).toBeVisible();
  },
});

export const Forgotten = meta.story({
  loaders: deviceWith(keptEarlier),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', forget));
    await expect(canvas.getByText(untilReload).parentElement).toHaveFocus();
    await expect(canvas.getByRole('button', keep)).toBeVisible();
    await expect(canvas.getByText('1/2 missions completed')).toBeVisible();
    await expect(storedNow(loaded)).toEqual({});
  },
});

export const KeptByAnEarlierVisit = meta.story({
  loaders: deviceWith(keptEarlier),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1/2 missions completed')).toBeVisible();
    await expect(canvas.getByText('Your progress is kept on this device.')).toBeVisible();
    await expect(canvas.getByRole('button', forget)).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
});

export const Refused = meta.story({
  loaders: deviceWith({}, 'setItem'),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await userEvent.click(canvas.getByRole('button', keep));
    await expect(canvas.getByText('This browser did not let us keep your progress.')).toBeVisible();
    await expect(
      canvas.getByText('Your marks are still here until you reload this page or sign out.'),
    ).toBeVisible();
    await expect(canvas.getByText('1/2 missions completed')).toBeVisible();

    loaded['device'].allow();
    await userEvent.click(canvas.getByRole('button', keep));
    await expect(canvas.getByText('Your progress is kept on this device.')).toBeVisible();
  },
});

export const RefusedAtALaterMark = meta.story({
  loaders: deviceWith(keptMissions([]), 'setItem'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await expect(
      canvas.getByText('This browser did not let us keep your newest marks.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', keep)).toBeVisible();
    await expect(canvas.getByText('1/2 missions completed')).toBeVisible();
  },
});

export const NotForgotten = meta.story({
  loaders: deviceWith(keptEarlier, 'removeItem'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', forget));
    await expect(
      canvas.getByText(/^This browser did not let us forget your progress/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', forget)).toBeVisible();
  },
});

export const SetAside = meta.story({
  loaders: deviceWith(keptMissions('lost')),
  play: async ({ canvas, loaded }) => {
    const box = canvas.getByRole('status', { name: /^The progress kept on this device could not/ });
    await expect(box).toHaveTextContent('We set it aside and started from the plan.');
    await expect(canvas.getByText(untilReload)).toBeVisible();
    await expect(canvas.getByText('0/2 missions completed')).toBeVisible();
    await expect(canvas.getByRole('button', keep)).toBeVisible();
    await expect(storedNow(loaded)).toEqual({
      [`${key}/set-aside/1`]: keptMissions('lost')[key],
    });
  },
});

export const Unreadable = meta.story({
  loaders: deviceWith(keptMissions('lost'), 'setItem'),
  play: async ({ canvas, loaded }) => {
    const box = canvas.getByRole('status', { name: /^The progress kept on this device could not/ });
    await expect(box).toHaveTextContent('We left it where it is.');
    await expect(canvas.getByRole('button', keep)).toBeVisible();
    await expect(storedNow(loaded)).toEqual(keptMissions('lost'));
  },
});

const newerRecord = { [key]: '{"version":2,"marks":["share-your-dietary-needs"]}' };
const newerTitle = { name: 'Your progress was kept by a newer version of this page' };

export const KeptByANewerVersion = meta.story({
  loaders: deviceWith(newerRecord),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(canvas.getByRole('status', newerTitle)).toHaveTextContent(
      'Please reload this page.',
    );
    await expect(canvas.queryByRole('button', keep)).toBeNull();
    await expect(canvas.queryByRole('button', forget)).toBeNull();
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    await expect(canvas.getByText('1/2 missions completed')).toBeVisible();
    await expect(canvas.getByText(untilReload)).toBeVisible();
    await expect(storedNow(loaded)).toEqual(newerRecord);
  },
});

export const KeptByANewerVersionMeanwhile = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', markAsCompleted));
    const otherTab: Storage = loaded['device'].openTab().storage();
    for (const [name, text] of Object.entries(newerRecord)) otherTab.setItem(name, text);
    await userEvent.click(canvas.getByRole('button', keep));
    const sentence = canvas.getByText(/^They cannot be added to what a newer version/);
    await expect(sentence.parentElement).toHaveFocus();
    await expect(canvas.getByRole('status', newerTitle)).toBeVisible();
    await expect(canvas.queryByRole('button', keep)).toBeNull();
    await expect(canvas.getByText('1/2 missions completed')).toBeVisible();
    await expect(storedNow(loaded)).toEqual(newerRecord);
  },
});

export const OnANarrowScreen = SetAside.extend({
  name: '320 px',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});
