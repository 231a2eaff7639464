import contentFiles from 'virtual:content/files';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { viewports } from '#storybook/toolbar/viewports.ts';
import { StoryFrame } from '../atlas/StoryFrame.tsx';
import { DrawnMission } from './DrawnMission.tsx';
import { openableIn, originalOf, pathOf } from './draft/content.ts';
import { emptyDraft, type MissionDraft } from './draft/missionDraft.ts';
import { useDraft } from './draft/useDraft.ts';
import { picturesBeside, WriteAMission } from './WriteAMission.tsx';

/** The tests delete the draft of their own key. */
const authorsKey = 'waymark-missions';

const testsKey = 'waymark-missions-of-a-test';

function DrawnDraft() {
  const current = useDraft(authorsKey);
  return <DrawnMission draft={current.draft} pictures={picturesBeside(current)} />;
}

const meta = preview.meta({
  id: 'content',
  title: 'Content/Write a mission',
  component: WriteAMission,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', 'behavior'],
  args: { storageKey: testsKey, renderPreview: (language) => `Preview: ${language}` },
  beforeEach: ({ args: { storageKey } }) => {
    // Only tests delete their draft. A browser that blocks the storage would throw here.
    if (storageKey === authorsKey) return;
    for (const name of namesOfRecords()) localStorage.removeItem(name);
  },
});

export const Form = meta.story({
  name: 'Write a mission',
  tags: ['page', '!test', '!behavior'],
  args: { storageKey: authorsKey },
  // Only a window of a phone's width shows the layout of a phone, so the draft is in a frame.
  render: (args, { globals }) => (
    <WriteAMission
      {...args}
      renderPreview={(language) => (
        <StoryFrame
          title="The mission as an employee sees it"
          id="content--drawn"
          globals={{ ...globals, language }}
          viewport={viewports.phone}
        />
      )}
    />
  ),
});

/** The content of the frame. */
export const Drawn = meta.story({
  tags: ['!test'],
  args: { storageKey: authorsKey },
  render: () => <DrawnDraft />,
});

const namesOfRecords = () => Object.keys(localStorage).filter((name) => name.startsWith(testsKey));

const begun = 'Still missing: the title, the tag, and the text.';

export const Written = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(begun)).toBeVisible();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).not.toBeInvalid();
    await userEvent.type(canvas.getByLabelText('Title'), '茶');
    await userEvent.type(canvas.getByLabelText('Tag'), 'Tour');
    await expect(
      await canvas.findByText('Still missing: the file name and the text.'),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Title'), ': find the good café');
    await userEvent.selectOptions(canvas.getByLabelText('Tag color'), 'green');
    await userEvent.type(canvas.getByLabelText('Minutes'), '10');
    const text = canvas.getByLabelText<HTMLTextAreaElement>(/^Text/);
    await fireEvent.change(text, { target: { value: '\n#### Begin\n\nRead <b>it</b>.\n' } });
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Line 2 The heading jumps from level 1 to level 4. Begin it with ##.',
      expect.stringMatching(/^Line 4 HTML is not allowed/),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Line 4' }));
    await expect(text).toHaveFocus();
    await expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('Read <b>it</b>.');
    await fireEvent.change(text, { target: { value: 'It is **strong**.' } });
    await expect(canvas.getByText('Nothing to fix.')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Download 1-find-the-good-cafe.md' }),
    ).toBeVisible();
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the file' }));
    await expect(copied.mock.calls).toEqual([
      [
        '---\ntitle: "茶: find the good café"\ntag: Tour\ntagColor: green\nminutes: 10\n---\n\nIt is **strong**.\n',
      ],
    ]);
  },
});

/** `htmlToMarkdown.browser.test.ts` has the HTML of each word processor. */
function paste(field: HTMLElement, data: Record<string, string>, files: readonly File[] = []) {
  const clipboard = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboard.setData(type, text);
  for (const file of files) clipboard.items.add(file);
  const event = { clipboardData: clipboard, bubbles: true, cancelable: true };
  field.dispatchEvent(new ClipboardEvent('paste', event));
}

export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByLabelText<HTMLTextAreaElement>(/^Text/);
    await userEvent.type(text, 'Read this: ');
    paste(text, { 'text/html': '<p>the <b>plan</b></p>', 'text/plain': 'the plan' });
    await waitFor(() => expect(text).toHaveValue('Read this: the **plan**'));
    document.execCommand('undo');
    await expect(text).toHaveValue('Read this: ');
    paste(text, { 'text/html': '<ol type="a"><li>Open</li></ol>', 'text/plain': 'a. Open' });
    await expect(await canvas.findByText(/^Letters and numbers such as 1\.1 /)).toBeVisible();
    document.execCommand('undo');
    // Teams copies a picture as the text of an element.
    paste(text, { 'text/plain': `<img src="${whitePicture(200).toDataURL()}">` });
    await waitFor(() => expect(text).toHaveValue('Read this: ![](picture.png)'));
  },
});

export const PastedWithPictures = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByLabelText<HTMLTextAreaElement>(/^Text/);
    const held = whitePicture(202).toDataURL();
    const shown = (src: string) => `<p><img src="${src}"></p>`;
    const html = `<p>Your way:</p>${shown('file:///C:/a.png')}${shown(held)}${shown('cid:b.png@0')}${shown('cid:c.png@0')}`;
    const beside = new File([await photo(300)], 'c.png');
    paste(text, { 'text/html': html, 'text/plain': 'Your way:' }, [beside]);
    const withMarks = (first: string, last: string) =>
      `Your way:\n\n![](${first})\n\n![](picture.png)\n\n![](${last})\n\n![](c.png)`;
    const missing = 'missing-picture';
    await waitFor(() => expect(text).toHaveValue(withMarks(missing, missing)));
    await expect(canvas.getByText(/^The text had 2 pictures/)).toBeVisible();
    await expect(canvas.getAllByText(/A picture is missing here/)).toHaveLength(2);

    await userEvent.click(canvas.getByRole('button', { name: 'Line 7' }));
    await choose({ canvas, userEvent }, 'Picture', await photo(200));
    await waitFor(() => expect(text).toHaveValue(withMarks(missing, 'buro-2-stock.png')));
    await userEvent.keyboard('The hall');
    paste(text, {}, [new File([await photo(201)], 'image.png')]);
    const fixed = withMarks('image.png', 'buro-2-stock.png').replace('[](buro', '[The hall](buro');
    await waitFor(() => expect(text).toHaveValue(fixed));
    await expect(canvas.queryByText(/A picture is missing here/)).toBeNull();
  },
});

export const Marked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByLabelText<HTMLTextAreaElement>(/^Text/);
    await userEvent.type(text, 'Begin');
    text.select();
    await userEvent.click(canvas.getByRole('button', { name: 'Heading' }));
    await expect(text).toHaveValue('## Begin');
    text.setSelectionRange(3, 8);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(text).toHaveValue('## **Begin**');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(text).toHaveValue('## Begin');
    await expect(text).toHaveFocus();
    // On Windows, AltGr is Control and Alt.
    await userEvent.keyboard('{Control>}{Alt>}b{/Alt}{/Control}');
    await expect(text).toHaveValue('## Begin');
  },
});

const kept = (draft: Partial<MissionDraft>) => JSON.stringify({ ...emptyDraft, ...draft });

/** A state, which the sidebar's search finds by its sentence. */
const stateOf = (draft: Partial<MissionDraft>) => ({
  tags: ['!behavior'],
  beforeEach: () => localStorage.setItem(testsKey, kept(draft)),
});

const sound = {
  title: 'Find your desk',
  tag: 'Tour',
  tagColor: 'green',
  folder: 'new-hire/1-orientation',
  text: 'Ask **Ada**.',
};

export const ToMend = meta.story({
  ...stateOf({ ...sound, minutes: 'ten', name: '1-desk', text: '# Desk' }),
  name: 'Fix above: the minutes and the file name.',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Fix above: .* Fix in the text:$/)).toBeVisible();
    for (const [label, sentence] of [
      ['Minutes', /^The minutes must be a whole number/],
      ['File name', /^The number 1 is used twice .* such as 2-collect-your-badge\.$/],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(sentence);
    }
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^Line 1 Only the title/);
  },
});

export const Downloaded = meta.story({
  ...stateOf(sound),
  name: '5-find-your-desk.md has been downloaded.',
  play: async ({ canvas, userEvent }) => {
    const sentence = '5-find-your-desk.md has been downloaded.';
    await userEvent.click(canvas.getByRole('button', { name: 'Download 5-find-your-desk.md' }));
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(
      canvas.getByText('Send it to . It goes into the folder content/new-hire/1-orientation.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'IT support' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Title'), ' today');
    await expect(canvas.queryByText(sentence)).toBeNull();
    await expect(canvas.getByLabelText('File name')).toHaveValue('5-find-your-desk');
  },
});

const [mission, translation] = openableIn(contentFiles, ['de']);
const original = translation && originalOf(translation.draft, contentFiles);

export const Translated = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByLabelText('Begin with'),
      pathOf(translation?.draft ?? emptyDraft),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const name = `${original?.name}.de.md`;
    await expect(await canvas.findByText(`${name} is open.`)).toBeVisible();
    const title = canvas.getByLabelText('Title in German');
    await expect(title).toHaveValue(translation?.draft.title);
    await expect(title).toHaveAccessibleDescription(`In English: ${original?.title}`);
    await expect(canvas.getByLabelText('The English text')).toHaveValue(original?.text);
    await expect(canvas.getByText('Preview: de')).toBeVisible();
    await expect(canvas.getByText('Nothing to fix.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Download ${name}` })).toBeVisible();
  },
});

export const TranslationBegun = meta.story({
  ...stateOf({ ...translation?.draft, title: '', tag: '', text: original?.text ?? '' }),
  name: 'A translation begins with the English text',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(begun)).toBeVisible();
  },
});

export const TranslationStale = meta.story({
  ...stateOf({ ...translation?.draft, of: 'older' }),
  name: 'The English text has changed since it was translated.',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^The English text has changed since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Download/ }));
    await expect(await canvas.findByText(/has been downloaded\.$/)).toBeVisible();
    await expect(canvas.queryByText(/^The English text has changed since/)).toBeNull();
    await expect(localStorage.getItem(testsKey)).toContain(translation?.draft.of);
  },
});

const withoutPicture = '![The way to your desk](map.png)';

export const DrawnInPart = meta.story({
  name: 'What can be drawn of an unfinished mission',
  tags: ['!behavior'],
  render: () => {
    const draft = { ...emptyDraft, minutes: 'ten', day: '0', text: `# Desk\n\n${withoutPicture}` };
    return <DrawnMission draft={draft} pictures={new Map()} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Untitled' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Desk' })).toBeVisible();
    await expect(canvas.getByText('The way to your desk')).toBeVisible();
    await expect(canvas.queryByText(/min$|^Day/)).toBeNull();
  },
});

export const DrawnUpToTheLimit = meta.story({
  render: () => {
    const draft = { ...emptyDraft, text: `Begin.\n\n${'\\[]\n'.repeat(500)}End.` };
    return <DrawnMission draft={draft} pictures={new Map()} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Begin.')).toBeVisible();
    await expect(canvas.queryByText(/End\./)).toBeNull();
  },
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function choose({ canvas, userEvent }: Play, button: string, file: File) {
  await userEvent.click(canvas.getByRole('button', { name: button }));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) return;
  // The same as “All files” in the file dialog
  input.accept = '';
  await userEvent.upload(input, file);
}

const whitePicture = (width: number) =>
  Object.assign(document.createElement('canvas'), { width, height: 200 });

/** A white picture with a file name that a phone may give. */
async function photo(width: number): Promise<File> {
  const content = await new Promise<Blob | null>((take) => {
    whitePicture(width).toBlob(take, 'image/png');
  });
  return new File([content ?? ''], 'Büro, 2. Stock.JPEG');
}

export const PictureChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const choosePicture = (file: File) => choose({ canvas, userEvent }, 'Picture', file);
    const text = canvas.getByLabelText<HTMLTextAreaElement>(/^Text/);
    await userEvent.type(text, 'You sit here:');
    await choosePicture(await photo(200));
    await waitFor(() => expect(text).toHaveValue('You sit here:\n\n![](buro-2-stock.png)'));
    await choosePicture(await photo(201));
    const both = 'You sit here:\n\n![](buro-2-stock.png)\n\n![](buro-2-stock-2.png)';
    await waitFor(() => expect(text).toHaveValue(both));
    await choosePicture(await photo(2000));
    // Safari writes no WebP.
    await waitFor(() => expect(text.value).toMatch(/\(buro-2-stock\.(?:webp|jpg)\)$/));
    await expect(
      await canvas.findByText(/^Büro, 2. Stock.JPEG was .* now, 1,600 × 160. Now write/),
    ).toBeVisible();
    // Another milestone has a floor-plan.webp.
    await choosePicture(new File([await photo(2000)], 'floor-plan.png'));
    await waitFor(() => expect(text.value).toMatch(/\(floor-plan(?:-2\.webp|\.jpg)\)$/));
  },
});

function drop(target: HTMLElement, ...files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

export const OneAtATime = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByLabelText('Title');
    const open = async (label: string) => {
      await userEvent.selectOptions(canvas.getByLabelText('Begin with'), label);
      await userEvent.click(canvas.getByRole('button', { name: /^(?:Open|Begin)$/ }));
    };
    const answer = spyOn(window, 'confirm').mockReturnValue(false);
    await open(pathOf(mission?.draft ?? emptyDraft));
    await expect(title).toHaveValue(mission?.label);
    // Nothing of it is new, so nothing is asked.
    await open('');
    await expect(title).toHaveValue('');
    await expect(answer).not.toHaveBeenCalled();

    const file =
      '---\ntitle: Take the tour\ntag: Tour\ntagColor: red\n---\n\n![The way](Map.PNG)\n';
    const tour = new File([file], '8-tour.md');
    const map = new File([await photo(200)], 'Map.PNG');
    drop(title, tour, map, new File([file], '9-tour.md'));
    await waitFor(() => expect(title).toHaveValue('Take the tour'));
    await expect(
      await canvas.findByText(/^8-tour\.md is open\..*9-tour\.md was not opened: write one/),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/^Text/)).toHaveValue('![The way](map.png)');
    await expect(canvas.getByText('Nothing to fix.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download 8-tour.zip' })).toBeVisible();

    await userEvent.type(title, ' today');
    await open('');
    await choose({ canvas, userEvent }, 'Open a file', tour);
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
    await expect(title).toHaveValue('Take the tour today');
    answer.mockReturnValue(true);
    await open('');
    await expect(title).toHaveValue('');
    await expect(namesOfRecords()).toEqual([testsKey]);
  },
});

export const NotTaken = meta.story({
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText<HTMLTextAreaElement>(/^Text/);
    const read = spyOn(Blob.prototype, 'arrayBuffer');
    for (const [name, size, sentence] of [
      ['photo.jpg', 41_000_000, /photo.jpg is 41 MB, too large to make it smaller here/],
      ['1-tour.md', 200_000, /1-tour.md is too large/],
      ['tour.docx', 200, /tour.docx is neither a picture nor a mission file.* Copy its text/],
      ['9-gone.de.md', 0, /9-gone.de.md translates a mission that the content does not have/],
    ] as const) {
      drop(text, new File([new Uint8Array(size)], name));
      await expect(await canvas.findByText(sentence)).toBeVisible();
    }
    await expect(read).not.toHaveBeenCalled();

    const long = 'x'.repeat(1_000_000);
    for (const data of [{ 'text/plain': long }, { 'text/plain': long, 'text/html': '<p>x</p>' }]) {
      drop(text, new File([], 'a.xls'));
      await expect(await canvas.findByText(/^a.xls/)).toBeVisible();
      paste(text, data);
      await expect(
        await canvas.findByText(/^That text is 1,000,000 characters long/),
      ).toBeVisible();
    }
    await expect(text).toHaveValue('');
    await fireEvent.change(text, { target: { value: long } });
    await expect(await canvas.findByText(/^That text is 1,000,000 characters long/)).toBeVisible();
    await expect(text).toHaveValue('');
    await expect(namesOfRecords()).toEqual([]);
  },
});

export const PicturesPasted = meta.story({
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText<HTMLTextAreaElement>(/^Text/);
    const screenshot = async (width: number) => new File([await photo(width)], 'image.png');
    // Word adds a picture of the text
    paste(text, { 'text/html': '<p>the <b>plan</b></p>', 'text/plain': 'the plan' }, [
      await screenshot(200),
    ]);
    await waitFor(() => expect(text).toHaveValue('the **plan**'));
    // A browser's “Copy image”
    const copied = '<meta charset="utf-8"><img src="https://example.com/map.png">';
    paste(text, { 'text/html': copied }, [await screenshot(201)]);
    await waitFor(() => expect(text).toHaveValue('the **plan**\n\n![](image.png)'));
    // Files that were copied in the Finder of a Mac
    paste(text, { 'text/plain': 'image.png\rmap.png' }, [
      await screenshot(202),
      new File([await photo(203)], 'map.png'),
    ]);
    await waitFor(() => expect(text.value).toMatch(/\(image-2.png\)\n\n!\[\]\(map.png\)$/));
  },
});

export const NotKeptByThisBrowser = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const method of ['getItem', 'setItem'] as const) {
      spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    await userEvent.type(canvas.getByLabelText('Title'), 'Read');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Read');
    await expect(canvas.getByText(/^This browser cannot store/)).toBeVisible();
  },
});

export const UnreadableIsText = meta.story({
  beforeEach: () => localStorage.setItem(testsKey, '{"title": "Read'),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Text/)).toHaveValue('{"title": "Read');
    await expect(canvas.getByText(/^This draft could not be read as it was saved/)).toBeVisible();
  },
});

export const UnreadablePicturesAreLeftOut = meta.story({
  beforeEach: () => {
    const pictures = {
      'sound.png': whitePicture(200).toDataURL(),
      'broken.png': 'data:image/png;base64,no',
      'elsewhere.png': new URL('/elsewhere.png', location.href).href,
      'vector.png': `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
      'small.png': whitePicture(100).toDataURL(),
    };
    const text = Object.keys(pictures).map((name) => `![What ${name} shows](${name})`);
    localStorage.setItem(testsKey, kept({ ...sound, text: text.join('\n\n') }));
    for (const [name, address] of Object.entries(pictures)) {
      localStorage.setItem(`${testsKey}/${name}`, address);
    }
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Pictures that cannot be read/)).toHaveTextContent(
      /: (?:(?:broken|elsewhere|vector|small)\.png(?:, |\. )){4}Add them again with “Picture”\.$/,
    );
    await expect(canvas.getAllByText(/There is no picture/)).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: /^Download .*desk.zip$/ }));
    await expect(
      await canvas.findByText(/desk.zip has been downloaded, but the build/),
    ).toBeVisible();
    spyOn(window, 'confirm').mockReturnValue(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await expect(canvas.queryByText(/^Pictures that cannot be read/)).toBeNull();
    await expect(namesOfRecords()).toEqual([testsKey]);
  },
});

export const KeptByAnEarlierRelease = meta.story({
  name: 'There are earlier drafts on this device.',
  tags: ['!behavior'],
  beforeEach: () => {
    const text = '![The way](map.png)';
    localStorage.setItem(`${testsKey}/1`, JSON.stringify({ ...sound, milestone: '', text }));
    localStorage.setItem(`${testsKey}/1/map.png`, whitePicture(200).toDataURL());
    localStorage.setItem(`${testsKey}/2`, '{"title":"Tour","milestone":"First review"}');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^There are earlier drafts on this device/)).toBeVisible();
    const open = async (key: string) => {
      await userEvent.selectOptions(canvas.getByLabelText('Begin with'), `${testsKey}/${key}`);
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    };
    await open('1');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Find your desk');
    await expect(canvas.getByText('Nothing to fix.')).toBeVisible();
    spyOn(window, 'confirm').mockReturnValue(true);
    await open('2');
    // The form has no field for a milestone's name.
    await expect(canvas.getByLabelText(/^Text/)).toHaveValue(
      '{"title":"Tour","milestone":"First review"}',
    );
    await expect(canvas.queryByText(/^There are earlier drafts/)).toBeNull();
    await expect(namesOfRecords()).toEqual([testsKey]);
  },
});
