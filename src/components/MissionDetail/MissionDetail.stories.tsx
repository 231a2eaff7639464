import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { contentWidth, expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { completedMission, longText, openMission, unbrokenText } from '../fixtures.ts';
import { MissionDetail, type MissionDetailProps } from './MissionDetail.tsx';

const meta = preview.meta({
  component: MissionDetail,
  args: { mission: openMission, onComplete: fn() },
  argTypes: { confirmation: { control: 'text' } },
});

export const Open = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Set up Git and SSH' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 }).textContent).toBe('Set up Git and SSH');
    await expect(canvas.getByRole('heading', { level: 3, name: 'What to do' })).toBeVisible();
    await expect(canvas.getByText('Technical')).toHaveAttribute('data-tone', 'blue');
    await expect(canvas.getByRole('button', { name: 'Mark as Completed' })).toBeEnabled();
    await expect(canvasElement.textContent).not.toContain('Mission Completed');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Completed = meta.story({
  args: { mission: completedMission },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Mission Completed' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onComplete).not.toHaveBeenCalled();
    const badge = canvas
      .getAllByText('Mission Completed')
      .find((element) => element.dataset['tone'] === 'progress');
    await expect(badge).toBeVisible();
    await expect(badge?.textContent).toBe('Mission Completed');
    await expect(badge?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const JustCompleted = meta.story({
  args: { mission: completedMission, confirmation: 'Well done. 3 of 4 missions completed.' },
  play: async ({ canvas }) => {
    const sentence = canvas.getByText('Well done. 3 of 4 missions completed.');
    await expect(sentence).toHaveRole('status');
    const { bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(sentence.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
});

export const NoneSelected = meta.story({
  args: { mission: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 }).textContent).toBe('Select a Mission');
    await expect(canvas.getByRole('paragraph').textContent).toBe(
      'Choose a mission from the list to view its details and get started',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.textContent).not.toContain('Completed');
  },
});

export const NoDescription = meta.story({
  args: { mission: { ...openMission, description: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark as Completed' })).toBeEnabled();
  },
});

/** What the screen does with a press. */
function Completing({ mission, onComplete, confirmation }: MissionDetailProps) {
  const [isCompleted, setIsCompleted] = useState(false);
  return (
    <MissionDetail
      mission={mission && { ...mission, status: isCompleted ? 'completed' : 'open' }}
      confirmation={isCompleted && confirmation}
      onComplete={() => {
        onComplete();
        setIsCompleted(true);
      }}
    />
  );
}

export const CompletedByClick = meta.story({
  render: (args) => <Completing {...args} />,
  args: { confirmation: <p>Well done. 3 of 4 missions completed in Workstation Setup.</p> },
  argTypes: { confirmation: { control: false } },
  play: async ({ args, canvas, userEvent }) => {
    const confirmation = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Mission Completed' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toBe(confirmation);
    await expect(confirmation).toHaveTextContent(
      'Well done. 3 of 4 missions completed in Workstation Setup.',
    );
    await expect(confirmation).toHaveFocus();
    await expect(confirmation.previousElementSibling).toHaveRole('button');
  },
});

export const HeldEnterCompletesOnce = CompletedByClick.extend({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Mark as Completed' }).focus();
    await userEvent.keyboard('{Enter>8/}');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});

export const CompletedBySpace = CompletedByClick.extend({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Mark as Completed' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});

export const NoFocusOnArrival = meta.story({
  play: async () => {
    await expect(document.body).toHaveFocus();
  },
});

export const HeadingTakesFocusButIsNoStop = meta.story({
  args: { mission: { ...openMission, description: 'Nothing to tab to.' } },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    heading.focus();
    await expect(heading).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('status')).not.toHaveFocus();
  },
});

export const ButtonFillsThePane = meta.story({
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBeCloseTo(contentWidth(canvas.getByRole('region')), 0);
  },
});

export const ButtonFillsThePaneOnALargeScreen = ButtonFillsThePane.extend({
  globals: { viewport: { value: 'large' } },
});

export const BlueTag = meta.story({
  args: { mission: { ...openMission, tag: 'Technical', tagColor: 'blue' } },
  play: async ({ args, canvas }) => {
    const { tag = '', tagColor = '' } = args.mission ?? {};
    await expect(canvas.getByText(tag)).toHaveAttribute('data-tone', tagColor);
  },
});

export const YellowTag = BlueTag.extend({
  args: { mission: { ...openMission, tag: 'Meeting', tagColor: 'yellow' } },
});

export const GreenTag = BlueTag.extend({
  args: { mission: { ...openMission, tag: 'HR', tagColor: 'green' } },
});

export const PurpleTag = BlueTag.extend({
  args: { mission: { ...openMission, tag: 'Team', tagColor: 'purple' } },
});

export const RedTag = BlueTag.extend({
  args: { mission: { ...openMission, tag: 'Security', tagColor: 'red' } },
});

export const LongTextsOnANarrowScreen = meta.story({
  args: {
    mission: { ...completedMission, title: longText, description: longText, tag: longText },
    confirmation: longText,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await expectNothingCut(canvasElement);
    const { width } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBeCloseTo(contentWidth(canvas.getByRole('region')), 0);
  },
});

export const UnbrokenTextsOnANarrowScreen = LongTextsOnANarrowScreen.extend({
  args: {
    mission: {
      ...completedMission,
      title: unbrokenText,
      description: `# ${unbrokenText}\n\n${unbrokenText}\n\n- ${unbrokenText}`,
      tag: unbrokenText,
    },
    confirmation: unbrokenText,
  },
});

export const RightToLeft = Open.extend({ globals: { direction: 'rtl' } });

export const OpenInTheDark = Open.extend({ globals: { theme: 'dark' } });

export const CompletedInTheDark = Completed.extend({ globals: { theme: 'dark' } });

export const NoneSelectedInTheDark = NoneSelected.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, {
    Open,
    Completed,
    JustCompleted,
    NoneSelected,
    NoDescription,
    LongTextsOnANarrowScreen,
    UnbrokenTextsOnANarrowScreen,
  }),
);
