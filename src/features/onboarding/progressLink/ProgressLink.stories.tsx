import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectStops } from '#workbench/stories/checks.ts';
import { paint, readCode } from '#workbench/stories/readCode.ts';
import { viewMilestones } from '../plan/journey.ts';
import { formatProgress } from '../progress/progressRecord.ts';
import { createFakeDevice } from '../testing/fakeDevice.ts';
import { SampleScreen, sampleKey } from '../testing/SampleScreen.tsx';
import { someProgress as initial, sampleMilestones, unknownDays } from '../testing/samples.ts';
import { ArrivalNote } from './ArrivalNote.tsx';
import { ProgressLinkDialog } from './ProgressLinkDialog.tsx';

const address = 'https://portal.example/home';
const mark = 'a1b2c3';
const ids = sampleMilestones.flatMap(({ missions }) => missions.map(({ id }) => id));
const done = initial.milestones.flatMap(({ missions }) => missions.map(({ id }) => id));
const open = ids.filter((id) => !done.includes(id));
const milestones = viewMilestones(sampleMilestones, initial, unknownDays);

/** Where a link has brought a text, and on a device that keeps progress. */
function WithLink({ text }: { text: string | undefined }) {
  const [arrived, setArrived] = useState(text);
  const record = formatProgress(initial, '2026-11-21T09:00:00.000Z');
  return (
    <SampleScreen
      employeeName="Maya Lindqvist"
      device={createFakeDevice({ [sampleKey]: record })}
      links={{ address, mark, arrived, onAnswer: () => setArrived(undefined) }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Progress on another device',
  component: WithLink,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
  args: { text: undefined },
});

const opener = { name: 'Take progress to another device' };

async function openDialog({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', opener));
  return within(canvas.getByRole('dialog', { name: 'Take your progress to another device' }));
}

export const TakenAlong = meta.story({
  play: async (context) => {
    const dialog = await openDialog(context);
    const { value } = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    const content = [mark, ...done].join('.');
    await expect(value).toBe(`${address}#progress=${content.length}-${content.toUpperCase()}`);
    const code = await dialog.findByRole('img', { name: 'The link as a QR code' });
    await expect(readCode(paint(code))).toBe(value);
  },
});

export const TakenAlongByKeys = meta.story({
  tags: ['behavior'],
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const dialog = await openDialog(context);
    await expect(canvas.getByRole('dialog')).toHaveFocus();
    await expect(canvas.getByRole('dialog').scrollTop).toBe(0);
    await expectStops(userEvent, ['Link', 'Copy link']);
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('Copied')).toBeVisible();
    const { value } = dialog.getByRole<HTMLInputElement>('textbox');
    await expect(write.mock.calls).toEqual([[value]]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', opener)).toHaveFocus();
  },
});

const link = `${address}#progress=${mark}.BADGE`;

export const NoCode = meta.story({
  name: 'The code did not load',
  render: () => (
    <ProgressLinkDialog link={link} load={() => Promise.reject(new Error('Offline'))} />
  ),
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText(/^The code did not load/)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue(link);
  },
});

export const TooLong = meta.story({
  name: 'The link is too long for a code',
  render: () => <ProgressLinkDialog link={`${link}${'.READ-THE-WELCOME-GUIDE'.repeat(220)}`} />,
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText(/^The link is too long for a code/)).toBeVisible();
  },
});

export const Asked = meta.story({
  name: '8 missions were completed on another device',
  args: { text: `=${[mark, ...open.slice(0, 8)].join('.')}` },
});

export const Added = meta.story({
  name: '8 missions were added',
  args: { ...Asked.input.args },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(`${done.length} of ${ids.length}`)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add them' }));
    const said = await canvas.findByText(/^8 missions were added/);
    await expect(said.closest('[role="group"]')).toHaveFocus();
    await expect(said.closest('[aria-live]')).not.toBeNull();
    await expect(canvas.getByText(`${done.length + 8} of ${ids.length}`)).toBeVisible();
  },
});

export const NotNow = meta.story({
  tags: ['behavior'],
  args: { ...Asked.input.args },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByText(/^8 missions/)).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByText(`${done.length} of ${ids.length}`)).toBeVisible();
  },
});

const arrivals = {
  'One mission': `=${mark}.${open[0]}`,
  'Another account': `=z9.${open[0]}`,
  'Another plan': `=${mark}.renamed-since`,
  'Cut off': `=500-${[mark, ...open.slice(0, 4)].join('.')}`,
  'Not readable': '%E0%A4%A',
  'All is completed here, too': `=${[mark, ...done].join('.')}`,
};

export const OtherArrivals = meta.story({
  name: 'What else a link may bring',
  render: () => (
    <>
      {Object.entries(arrivals).map(([name, arrived]) => (
        <ArrivalNote
          key={name}
          links={{ address, mark, arrived, onAnswer: () => {} }}
          milestones={milestones}
          onAdd={() => {}}
          pageHeading={{ current: null }}
        />
      ))}
    </>
  ),
});
