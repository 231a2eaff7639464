import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectStops } from '#workbench/stories/checks.ts';
import { slot } from '#workbench/stories/slot.ts';
import { longText, markdownLabels, picture, unbrokenText } from '../samples.ts';
import { Markdown, type MarkdownProps } from './Markdown.tsx';

const lines = (...texts: string[]) => texts.join('\n');

const guide = lines(
  'You will need a key before you can fetch any code. It takes about **twenty minutes**.',
  '',
  '## Before you start',
  '',
  '- Your laptop is set up and connected to the VPN.',
  '- You have your `employee number` at hand.',
  '',
  '## What to do',
  '',
  '1. Create a key with `ssh-keygen -t ed25519`.',
  '2. Add the public half to [your profile](https://code.waymark.test/profile).',
  '3. Clone the handbook to see that it works.',
  '',
  '> If anything asks for the private half of your key, stop and tell IT support.',
);

const meta = preview.meta({
  component: Markdown,
  args: { labels: markdownLabels, text: guide, topLevel: 2 as const },
  argTypes: {
    labels: slot({ english: markdownLabels }),
    pictures: slot({ none: undefined, map: [picture('map.png', 640, 240)] }),
    steps: slot({ none: undefined, two: ['first', 'second'] }),
    checkedSteps: slot({ none: undefined, first: ['first'] }),
  },
});

/** Renders any text that you type or paste into the control. */
export const Playground = meta.story({});

export const Headings = meta.story({
  args: { text: lines('# First', '### Skipping', '##### Deeper', '# Second'), topLevel: 3 },
  decorators: [
    (Story) => (
      <>
        <h2>Mission</h2>
        <Story />
      </>
    ),
  ],
});

export const Lists = meta.story({
  args: {
    text: lines(
      '- one',
      '- two',
      '  - nested',
      '',
      '3. three',
      '4. four',
      '',
      '- [x] done',
      '- [ ] open',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'done' })).toBeChecked();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
});

/** A text with working check boxes. */
function Checkable({ checkedSteps, ...props }: MarkdownProps) {
  const [checked, setChecked] = useState(checkedSteps ?? []);
  const check = (step: string, isChecked: boolean) =>
    setChecked(isChecked ? [...checked, step] : checked.filter((each) => each !== step));
  return <Markdown {...props} checkedSteps={checked} onCheck={check} />;
}

export const Steps = meta.story({
  args: {
    text: lines(
      '- [ ] Plug in the *charger*',
      '- [ ] Sign in on the [device page](https://intranet.waymark.test/devices), where you see your name and three green lines that say how your laptop is',
      '  - with your work address',
      '',
      '1. [ ] افتح الحاسوب المحمول واتركه',
      '2. [ ] Wait for the updates',
    ),
    steps: ['charger', 'page', 'open', 'wait'],
    checkedSteps: ['charger', 'open', 'of an earlier text'],
  },
  render: (args) => <Checkable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox');
    await expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true, false]);
    await expect(boxes[0]).toHaveAccessibleName('Plug in the charger');
    await expect(boxes[1]).toHaveAccessibleName(/^Sign in on the device page.* laptop is$/);

    const words = canvas.getByText('Wait for the updates');
    const box = canvas.getByRole('checkbox', { name: 'Wait for the updates' });
    await userEvent.click(words);
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.click(box);
    await expect(box).not.toBeChecked();

    // Selecting the words changes nothing.
    await userEvent.tripleClick(words);
    await expect(document.getSelection()?.containsNode(words, true)).toBe(true);
    await expect(box).not.toBeChecked();
  },
});

export const Links = meta.story({
  args: {
    text: 'Read [the handbook](https://handbook.waymark.test/start) or www.waymark.test, then write to <help@waymark.test> or [call](tel:+493012345).',
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    const tab = ['_blank', 'noopener noreferrer'];
    const none = ['', ''];
    await expect(links.map(({ target, rel }) => [target, rel])).toEqual([tab, tab, none, none]);
    for (const name of [/^the handbook\W*\(opens in a new tab\)$/, 'help@waymark.test', 'call']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
  },
});

export const Table = meta.story({
  args: {
    text: lines(
      '| Day | Place | Time |',
      '| --- | ----- | ---: |',
      '| Monday | Main cafeteria | 12:30 PM |',
      '| Tuesday | Garden, or<br>**Hall<BR/>2** | 9:00 AM |',
    ),
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('cell', { name: /^Garden/ });
    await expect(cell.querySelectorAll('br')).toHaveLength(2);
    await expect(cell).toHaveTextContent('Garden, or Hall 2');
  },
});

const words = 'The way from the elevator to your desk, past the kitchen';

export const Pictures = meta.story({
  args: {
    text: `You sit by the window:\n![${words}](wide.png)\n\nThe poster in the hall:\n\n![${words}](tall.png)`,
    pictures: [picture('wide.png', 1600, 320), picture('tall.png', 180, 480)],
  },
  play: async ({ canvas, canvasElement }) => {
    for (const [theme, filter] of Object.entries({ light: 'none', dark: 'brightness(0.9)' })) {
      canvasElement.dataset['theme'] = theme;
      for (const shown of canvas.getAllByRole('img')) await expect(shown).toHaveStyle({ filter });
    }
    delete canvasElement.dataset['theme'];
  },
});

const withAddress = (address: string) => ({
  text: `You sit by the window:\n\n![${words}](map.png)\n\nYour name is on the desk.`,
  pictures: [{ ...picture('map.png', 640, 240), address }],
});

/** A blank picture, which has the same box as a picture that has not loaded yet. */
export const PictureOnItsWay = meta.story({
  args: withAddress('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole<HTMLImageElement>('img');
    await expect(width / height).toBeCloseTo(640 / 240, 1);
  },
});

export const PictureMissing = meta.story({
  args: withAddress('data:image/png;base64,'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

const hugeTable = [
  `| ${Array.from({ length: 20 }, (_, at) => `Column ${at}`).join(' | ')} |`,
  `|${' --- |'.repeat(20)}`,
  `|${` ${unbrokenText} |`.repeat(20)}`,
];

export const WideTableAndCode = meta.story({
  tags: ['edge-case'],
  args: { text: lines(...hugeTable, '', '```', `echo ${'onboarding '.repeat(60)}`, '```') },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Table', 'Code']) {
      const box = await canvas.findByRole('group', { name });
      await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
      await userEvent.tab();
      await expect(box).toHaveFocus();
    }
    await expectStops(userEvent, ['Copy code']);
  },
});

export const UnbrokenText = meta.story({
  tags: ['edge-case'],
  args: {
    text: lines(
      `# ${unbrokenText}`,
      longText,
      `- ${unbrokenText}`,
      '',
      `> ${unbrokenText}`,
      '',
      `See https://waymark.test/${unbrokenText} or \`${unbrokenText}\`.`,
    ),
  },
});

export const HostileText = meta.story({
  tags: ['edge-case'],
  args: {
    text: lines(
      '<script>alert(1)</script>',
      '',
      'Inline <b onclick="alert(1)">html</b> and <img src="x" onerror="alert(1)">.',
      '',
      '[press](javascript:alert(1)), [press](JaVaScRiPt:alert(1)), <javascript:alert(1)>',
      '',
      '[press](data:text/html,<script>parent.alert(1)</script>)',
      '',
      '![](javascript:alert(1))',
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img, b, [href]')).toBeNull();
    await expect(canvasElement).toHaveTextContent('Inline <b onclick="alert(1)">html</b>');
  },
});

export const WhatFitsIsNoStop = meta.story({
  tags: ['behavior'],
  args: { text: lines('```', 'short', '```', '', '[A link](https://example.com)') },
  play: async ({ userEvent }) => {
    await expectStops(userEvent, ['Copy code', /^A link/]);
  },
});
