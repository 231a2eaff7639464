import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { Select } from '#app/demo/Select.tsx';
import { StoryFrame } from '../atlas/StoryFrame.tsx';
import preview from '../preview.tsx';
import { viewports } from '../toolbar/conditions.ts';
import { DrawnMission } from './DrawnMission.tsx';
import { useDrafts } from './drafts.ts';
import { toFile } from './missionFile.ts';
import { WriteAMission } from './WriteAMission.tsx';

/** Not the key of the tests, because these delete their drafts. */
const authorsKey = 'waymark-missions';

const testsKey = 'waymark-missions-of-a-test';

const DrawnDraft = () => <DrawnMission file={toFile(useDrafts(authorsKey).draft)} />;

/** The draft in a frame, because a phone's width takes effect only in a window of that width. */
function PreviewFrame({ globals }: Pick<StoryContext, 'globals'>) {
  const [viewport, setViewport] = useState<'phone' | 'desktop'>('phone');
  return (
    <>
      <Select
        label="As seen on"
        value={viewport}
        options={{ phone: 'a phone', desktop: 'a laptop' }}
        onChange={setViewport}
      />
      <StoryFrame
        title="The mission as an employee sees it"
        id="content--drawn"
        globals={globals}
        viewport={viewports[viewport]}
      />
    </>
  );
}

/** The HTML that Word, Google Docs and a web page put on the clipboard, each with its Markdown. */
const fromWordProcessors = [
  [
    `<p class=MsoNormal>Before you <b style='mso-bidi-font-weight:normal'>start<o:p></o:p></b></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Your badge</p>
<p class=MsoListParagraphCxSpLast style='margin-left:1in;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>and its cord</p>
<h1>Then</h1><p><a href="https://example.com/hr">Ask HR</a></p>`,
    'Before you **start**\n\n- Your badge\n  - and its cord\n\n## Then\n\n[Ask HR](https://example.com/hr)',
  ],
  [
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Day one</span></p><br /><ol><li><p>Come in</p></li></ol></b>',
    '**Day one**\n\n1. Come in',
  ],
  [
    '<table><tr><th>Day</th></tr><tr><td>Monday</td></tr></table><img src="map.png">',
    '| Day    |\n| ------ |\n| Monday |',
  ],
  [
    '<ul><li><p>Badge</p></li><ul><li><p>and cord</p></li></ul></ul><p><span style="font-weight:700;font-style:italic">Now </span><span style="font-weight:700">go</span><b> </b></p>',
    '- Badge\n  - and cord\n\n***Now*** **go**',
  ],
  [
    `<p>Bring<b> your </b><b>badge</b>.</p><p style='mso-list:l0 level1'><span style='mso-list:Ignore'>·</span>Badge</p><p style='mso-list:l1 level1'><span style='mso-list:Ignore'>1.</span>Come in</p>`,
    'Bring **your badge**.\n\n- Badge\n\n1. Come in',
  ],
] as const;

const meta = preview.meta({
  id: 'content',
  title: 'Content/Write a mission',
  component: WriteAMission,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { storageKey: testsKey, preview: null },
  beforeEach: ({ args: { storageKey } }) => {
    // The author's page keeps its drafts, and a browser that blocks the storage would throw here.
    if (storageKey === authorsKey) return;
    for (const storage of [localStorage, sessionStorage]) {
      const names = Object.keys(storage).filter((name) => name.startsWith(testsKey));
      for (const name of names) storage.removeItem(name);
    }
  },
});

export const Form = meta.story({
  name: 'Write a mission',
  tags: ['page', '!test'],
  args: { storageKey: authorsKey },
  render: (args, { globals }) => (
    <WriteAMission {...args} preview={<PreviewFrame globals={globals} />} />
  ),
});

/** For the frame of the author's page. */
export const Drawn = meta.story({
  tags: ['behavior', '!test'],
  args: { storageKey: authorsKey },
  render: () => <DrawnDraft />,
});

export const WrittenAndCopied = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 things to mend:')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Title'), 'Café: find the good coffee');
    await userEvent.type(canvas.getByLabelText('Tag'), 'Tour');
    await userEvent.selectOptions(canvas.getByLabelText('Color of the tag'), 'green');
    await userEvent.type(canvas.getByLabelText('Minutes'), '10');
    await userEvent.type(canvas.getByLabelText(/^Text/), 'It is **strong**.');
    await expect(canvas.getByText('Nothing to mend.')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Download 1-cafe-find-the-good-coffee.md' }),
    ).toBeVisible();
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the file' }));
    await expect(copied.mock.calls).toEqual([
      [
        '---\ntitle: "Café: find the good coffee"\ntag: Tour\ntagColor: green\nminutes: 10\n---\n\nIt is **strong**.\n',
      ],
    ]);
  },
});

export const MistakesWithTheirLines = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Read the handbook');
    await userEvent.type(canvas.getByLabelText('Tag'), 'HR');
    const text = canvas.getByLabelText<HTMLTextAreaElement>(/^Text/);
    await fireEvent.change(text, { target: { value: '\n#### Begin\n\nRead <b>it</b>.\n' } });
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Line 2 The heading jumps from level 1 to level 4. Begin it with ##.',
      expect.stringMatching(/^Line 4 HTML is not allowed/),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Line 4' }));
    await expect(text).toHaveFocus();
    await expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('Read <b>it</b>.');
  },
});

export const PastedFromAWordProcessor = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText<HTMLTextAreaElement>(/^Text/);
    for (const [copied, expected] of fromWordProcessors) {
      text.select();
      const clipboard = new DataTransfer();
      clipboard.setData('text/html', copied);
      const paste = { clipboardData: clipboard, bubbles: true, cancelable: true };
      text.dispatchEvent(new ClipboardEvent('paste', paste));
      await expect(text).toHaveValue(expected);
    }
  },
});

export const OpenedAndKept = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const file = '---\ntitle: Take the tour\ntag: Tour\ntagColor: red\n---\n\nAt 10:00.\n';
    const picker = canvas.getByLabelText('A mission file');
    await userEvent.upload(picker, new File([file], '3-tour-the-office.md'));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Take the tour'));
    await expect(canvas.getByText('3-tour-the-office.md is open.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Title'), ' today');
    await expect(canvas.getByRole('button', { name: /3-tour-the-office.md$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await expect(canvas.getByLabelText(/^Text/)).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await userEvent.selectOptions(
      canvas.getByLabelText('Drafts on this device'),
      'Take the tour today',
    );
    await expect(canvas.getByLabelText(/^Text/)).toHaveValue('At 10:00.');
    spyOn(window, 'confirm').mockReturnValue(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(canvas.queryByRole('option', { name: 'Take the tour today' })).toBeNull();
  },
});

export const NotKeptByThisBrowser = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    for (const method of ['getItem', 'setItem'] as const) {
      spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    await userEvent.type(canvas.getByLabelText('Title'), 'Read');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Read');
    await expect(canvas.getByText(/^This browser keeps no drafts/)).toBeVisible();
  },
});

export const UnreadableIsText = meta.story({
  tags: ['behavior'],
  beforeEach: () => localStorage.setItem(`${testsKey}/1`, '{"title": "Read'),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Text/)).toHaveValue('{"title": "Read');
  },
});
