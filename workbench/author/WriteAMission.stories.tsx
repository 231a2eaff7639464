import contentFiles from 'virtual:content/files';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { Select } from '#components/Select/Select.tsx';
import preview from '#storybook/preview.tsx';
import { viewports } from '#storybook/toolbar/viewports.ts';
import { StoryFrame } from '../atlas/StoryFrame.tsx';
import { DrawnMission } from './DrawnMission.tsx';
import { useDrafts } from './drafts/useDrafts.ts';
import { downloadOf } from './files/download.ts';
import { emptyDraft, type MissionDraft } from './files/missionFile.ts';
import { translationsIn } from './files/translations.ts';
import { NextSteps } from './NextSteps.tsx';
import { TranslationChoice } from './TranslationChoice.tsx';
import { picturesBeside, WriteAMission } from './WriteAMission.tsx';

/** The tests delete the drafts of their own key. */
const authorsKey = 'waymark-missions';

const testsKey = 'waymark-missions-of-a-test';

function DrawnDraft() {
  const drafts = useDrafts(authorsKey);
  return <DrawnMission draft={drafts.draft} pictures={picturesBeside(drafts)} />;
}

/** Only a window of a phone's width shows the layout of a phone, so the draft is in a frame. */
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

const meta = preview.meta({
  id: 'content',
  title: 'Content/Write a mission',
  component: WriteAMission,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', 'behavior'],
  args: {
    storageKey: testsKey,
    renderPreview: (language) => `Preview: ${language}`,
    open: '',
    onOpened: fn(),
  },
  beforeEach: ({ args: { storageKey } }) => {
    // Only tests delete their drafts. A browser that blocks the storage would throw here.
    if (storageKey === authorsKey) return;
    for (const storage of [localStorage, sessionStorage]) {
      const names = Object.keys(storage).filter((name) => name.startsWith(testsKey));
      for (const name of names) storage.removeItem(name);
    }
  },
});

export const Form = meta.story({
  name: 'Write a mission',
  tags: ['page', '!test', '!behavior'],
  args: { storageKey: authorsKey },
  // Links from the overview name the mission in the address.
  render: function Render(args, { globals }) {
    const [, updateArgs] = useArgs();
    return (
      <WriteAMission
        {...args}
        renderPreview={(language) => <PreviewFrame globals={{ ...globals, language }} />}
        onOpened={() => updateArgs({ open: '' })}
      />
    );
  },
});

/** The content of `PreviewFrame`. */
export const Drawn = meta.story({
  tags: ['!test'],
  args: { storageKey: authorsKey },
  render: () => <DrawnDraft />,
});

export const Written = meta.story({
  // What is typed into the draft of another key would be lost.
  beforeEach: () => sessionStorage.setItem(testsKey, 'elsewhere'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Café: find the good coffee');
    await expect(await canvas.findByText('Still to write: the tag and the text.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Tag'), 'Tour');
    await userEvent.selectOptions(canvas.getByLabelText('Color of the tag'), 'green');
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
    await expect(namesOfRecords()).toHaveLength(1);
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
    const mended = withMarks('image.png', 'buro-2-stock.png').replace('[](buro', '[The hall](buro');
    await waitFor(() => expect(text).toHaveValue(mended));
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
  },
});

export const Shortcuts = meta.story({
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText<HTMLTextAreaElement>(/^Text/);
    /** Whether the page handles the keys itself. */
    const isTaken = async (keys: KeyboardEventInit) => !(await fireEvent.keyDown(text, keys));
    const control = { ctrlKey: true, code: 'KeyB' };
    for (const keys of [
      { ...control, key: 'b' },
      { metaKey: true, code: 'KeyB', key: 'b' },
      // Caps Lock
      { ...control, key: 'B' },
      // Russian, Greek, Arabic, Thai, and Dvorak, which has the letter on another key
      ...['и', 'β', 'لا', 'ิ'].map((key) => ({ ...control, key })),
      { ctrlKey: true, code: 'KeyN', key: 'b' },
      { ctrlKey: true, code: 'KeyK', key: 'л' },
    ]) {
      await expect([keys, await isTaken(keys)]).toEqual([keys, true]);
    }
    for (const keys of [
      { code: 'KeyB', key: 'b' },
      // On Windows, AltGr is Control and Alt
      { ...control, altKey: true, key: '”' },
      { ...control, altKey: true, key: 'b' },
      { ...control, modifierAltGraph: true, key: 'b' },
      { ...control, shiftKey: true, key: 'B' },
      // Dvorak, with another letter on the key
      { ...control, key: 'x' },
      { ...control, key: ';' },
      { ctrlKey: true, code: 'KeyY', key: 'н' },
    ]) {
      await expect([keys, await isTaken(keys)]).toEqual([keys, false]);
    }
  },
});

/** A state, which the sidebar's search finds by its sentence. */
const stateOf = (draft: Partial<MissionDraft>) => ({
  tags: ['!behavior'],
  beforeEach: () =>
    localStorage.setItem(`${testsKey}/1`, JSON.stringify({ ...emptyDraft, ...draft })),
});

const sound = {
  title: 'Find your desk',
  tag: 'Tour',
  tagColor: 'green',
  folder: 'new-hire/1-orientation',
  text: 'Ask **Ada**.',
};

export const NothingWritten = meta.story({
  ...stateOf({}),
  name: 'Still to write: the title, the tag, and the text.',
  play: async ({ canvas }) => {
    const summary = 'Still to write: the title, the tag, and the text.';
    await expect(await canvas.findByText(summary)).toBeVisible();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).not.toBeInvalid();
  },
});

export const ToMend = meta.story({
  ...stateOf({ ...sound, minutes: 'ten', day: '0.5', name: '1-desk', text: '# Desk' }),
  name: 'To mend above: the minutes, the day, and the name of the file.',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^To mend above: .* To mend in the text:$/)).toBeVisible();
    for (const [label, sentence] of [
      ['Minutes', 'Write a whole number from 1 to 480, or nothing.'],
      ['Day', /^Write a whole number from -100 to 400.* -1 the day before\.$/],
      ['Name of the file', /^Another mission of this milestone has this number/],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(sentence);
    }
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^Line 1 The title is the only/);
  },
});

export const Downloaded = meta.story({
  ...stateOf(sound),
  name: '5-find-your-desk.md is downloaded.',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download 5-find-your-desk.md' }));
    await expect(await canvas.findByText('5-find-your-desk.md is downloaded.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Send 5-find-your-desk.md to The web team. The link begins the mail, and you attach the file.',
      'It is put into the folder content/new-hire/1-orientation, where the build checks it once more.',
      'With the next release, everybody who has its plan sees it.',
    ]);
    const mail = new URL(canvas.getByRole<HTMLAnchorElement>('link').href);
    await expect(mail.searchParams.get('subject')).toMatch(/: Find your desk$/);
    await expect(mail.searchParams.get('body')).toContain(
      '5-find-your-desk.md into the folder content/new-hire/1-orientation.',
    );
  },
});

export const NameStays = Downloaded.extend({
  name: 'Name stays',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Download/ }));
    await canvas.findByText('5-find-your-desk.md is downloaded.');
    await userEvent.type(canvas.getByLabelText('Title'), ' today');
    await expect(canvas.queryByText('5-find-your-desk.md is downloaded.')).toBeNull();
    await expect(canvas.getByLabelText('Name of the file')).toHaveValue('5-find-your-desk');
  },
});

export const PlanBegun = meta.story({
  ...stateOf({ ...sound, folder: '' }),
  name: 'HR gives it to an account as “field-sales”.',
  play: async ({ canvas, userEvent }) => {
    const places = canvas.getByLabelText('Milestone');
    await userEvent.selectOptions(places, 'A new plan');
    await userEvent.type(canvas.getByLabelText('Name of the new plan'), 'New hire');
    await expect(canvas.getByLabelText('Name of the new plan')).toHaveAccessibleDescription(
      /^There is a plan of this name. Choose it in the list/,
    );
    await expect(places).toHaveDisplayValue('A new plan');
    await userEvent.clear(canvas.getByLabelText('Name of the new plan'));
    await userEvent.type(canvas.getByLabelText('Name of the new plan'), 'Field sales');
    await expect(canvas.getByText('HR gives it to an account as “field-sales”.')).toBeVisible();
    await expect(canvas.getByText(/^Still to write: the name of the new mile/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name of the new milestone'), 'First week');
    await expect(canvas.getByText('Its folder is field-sales/1-first-week.')).toBeVisible();
    await expect(places).toHaveDisplayValue('A new plan');
    await userEvent.type(canvas.getByLabelText('Day of the new milestone'), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Download 1-find-your-desk.zip' }));
    await expect(
      canvas.getByText(/^With the next release, HR can give the plan field-sales/),
    ).toBeVisible();

    const other = { ...emptyDraft, ...sound, folder: 'sales/1-start', name: '1-a' };
    const archive = downloadOf({ ...other, milestone: 'Start' }, new Map(), true);
    const file = new File([archive.content()], archive.name);
    await choose({ canvas, userEvent }, 'Open a file', file);
    const planName = await canvas.findByDisplayValue('sales');
    await expect(planName).toHaveAccessibleName('Name of the new plan');

    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await userEvent.selectOptions(places, 'field-sales/1-first-week');
    await expect(canvas.getByLabelText('Day of the new milestone')).toHaveValue('5');
    await userEvent.type(canvas.getByLabelText('Day of the new milestone'), '0');
    await userEvent.selectOptions(
      canvas.getByLabelText('Drafts on this device'),
      'Find your desk (1)',
    );
    await expect(canvas.getByLabelText('Day of the new milestone')).toHaveValue('50');
    await userEvent.selectOptions(places, 'A new milestone in new-hire');
    await expect(canvas.queryByLabelText('Name of the new plan')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Name of the new milestone'), 'Orientation');
    await expect(canvas.getByLabelText('Name of the new milestone')).toHaveAccessibleDescription(
      /^This plan has a milestone of this name/,
    );
  },
});

const [one, other] = translationsIn(contentFiles, ['de']);

const stale = { ...one?.draft, of: 'older' };

export const Translated = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = () => canvas.getByLabelText('Title in German');
    const translate = async () => {
      await userEvent.selectOptions(
        canvas.getByLabelText('Mission to translate'),
        `${other?.original.title} – German`,
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Translate' }));
    };
    await translate();
    const name = `${other?.original.name}.de.md`;
    await expect(await canvas.findByText(`${name} is open.`)).toBeVisible();
    await expect(title()).toHaveValue(other?.draft.title);
    await expect(canvas.getByLabelText('The English text')).toHaveValue(other?.original.text);
    await expect(canvas.getByText('Preview: de')).toBeVisible();
    await expect(canvas.getByText('Nothing to mend.')).toBeVisible();
    await userEvent.clear(title());
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await expect(canvas.getByText('Preview: en')).toBeVisible();
    await translate();
    await expect(title()).toHaveValue('');
    await expect(title()).toHaveAccessibleDescription(`In English: ${other?.original.title}`);
    await userEvent.type(title(), 'Hallo');
    await userEvent.click(canvas.getByRole('button', { name: `Download ${name}` }));
    await expect(
      await canvas.findByText(/everybody who has its plan and reads German sees it\.$/),
    ).toBeVisible();

    const open = (fileName: string) =>
      choose({ canvas, userEvent }, 'Open a file', new File(['Hallo.'], fileName));
    await open('9-gone.de.md');
    await expect(
      await canvas.findByText('9-gone.de.md translates a mission that the content does not have.'),
    ).toBeVisible();
    await open('1-tour.fr.md');
    await expect(
      await canvas.findByText(/^1-tour\.fr\.md is not open\. The portal has no words in "fr"/),
    ).toBeVisible();
    await expect(title()).toHaveValue('Hallo');
    await open(name);
    await waitFor(() => expect(title()).toHaveValue(''));
  },
});

export const TranslationsToChoose = meta.story({
  name: 'Missing, older than its English',
  tags: ['!behavior'],
  render: () => {
    const all = [one, other].flatMap((each, index) =>
      each ? { ...each, state: index ? ('missing' as const) : ('stale' as const) } : [],
    );
    return <TranslationChoice translations={all} onOpen={() => {}} />;
  },
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(options).toEqual([
      `${one?.original.title} – German, older than its English`,
      `${other?.original.title} – German, missing`,
    ]);
  },
});

export const TranslationBegun = meta.story({
  ...stateOf({ ...one?.draft, title: '', tag: '', text: one?.original.text ?? '' }),
  name: 'A translation begins with the English text',
  play: async ({ canvas }) => {
    const summary = 'Still to write: the title, the tag, and the text.';
    await expect(await canvas.findByText(summary)).toBeVisible();
  },
});

export const TranslationStale = meta.story({
  ...stateOf(stale),
  name: 'The English text has changed since it was translated.',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^The English text has changed since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Download/ }));
    await expect(await canvas.findByText(/is downloaded\.$/)).toBeVisible();
    await expect(canvas.queryByText(/^The English text has changed since/)).toBeNull();
    await expect(localStorage.getItem(`${testsKey}/1`)).toContain(one?.draft.of);
  },
});

export const NobodyPublishes = meta.story({
  name: 'Send 1-tour.md to whoever publishes the portal.',
  tags: ['!behavior'],
  render: () => {
    const steps = { draft: emptyDraft, fileName: '1-tour.md', begun: 'mission' } as const;
    return (
      <>
        <NextSteps {...steps} publisher={undefined} />
        <NextSteps {...steps} publisher={{ name: 'IT' }} />
        <NextSteps {...steps} publisher={{ name: 'IT', link: 'https://it.example.com' }} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const sentences = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect([0, 3, 6].map((first) => sentences[first])).toEqual([
      'Send 1-tour.md to whoever publishes the portal.',
      'Send 1-tour.md to IT.',
      expect.stringMatching(/^Send 1-tour.md to IT.* \(opens in a new tab\)\.$/),
    ]);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://it.example.com');
    await expect(sentences[1]).toMatch(/^Say into which milestone it goes/);
    await expect(sentences[2]).toMatch(/everybody who has its plan sees it\.$/);
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
    await expect(canvas.getByRole('heading', { name: 'Without a title' })).toBeVisible();
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
    await expect(await canvas.findByText(/goes into the milestone’s folder/)).toBeVisible();
    await choosePicture(await photo(201));
    const both = 'You sit here:\n\n![](buro-2-stock.png)\n\n![](buro-2-stock-2.png)';
    await waitFor(() => expect(text).toHaveValue(both));
    await choosePicture(await photo(2000));
    // Safari writes no WebP.
    await waitFor(() => expect(text.value).toMatch(/\(buro-2-stock\.(?:webp|jpg)\)$/));
    await expect(
      await canvas.findByText(/^Büro, 2. Stock.JPEG was .* now, 1,600 × 160. Now write/),
    ).toBeVisible();

    // The archives of two missions may be unpacked in one folder, where the content has a floor-plan.webp.
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await choosePicture(await photo(202));
    await waitFor(() => expect(text).toHaveValue('![](buro-2-stock-3.png)'));
    await choosePicture(new File([await photo(2000)], 'floor-plan.png'));
    await waitFor(() => expect(text.value).toMatch(/\(floor-plan(?:-2\.webp|\.jpg)\)$/));
  },
});

export const OpenedAndKept = meta.story({
  play: async ({ canvas, userEvent }) => {
    const file = '---\ntitle: Take the tour\ntag: Tour\ntagColor: red\n---\n\nAt 10:00.\n';
    const open = (text: string) =>
      choose({ canvas, userEvent }, 'Open a file', new File([text], '3-tour-the-office.md'));
    await open(file);
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Take the tour'));
    await expect(await canvas.findByText('3-tour-the-office.md is open.')).toBeVisible();
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

    for (const name of ['1-mission.md', '1-mission-2.md']) {
      await userEvent.click(canvas.getByRole('button', { name: 'New' }));
      await fireEvent.change(canvas.getByLabelText('Title'), { target: { value: '🎉' } });
      await expect(canvas.getByRole('button', { name: `Download ${name}` })).toBeVisible();
    }

    // A file that is opened twice is one draft. A changed file with the same title is another.
    await open(file);
    await canvas.findByRole('option', { name: 'Take the tour' });
    await open(file);
    await open(`${file}Bring water.`);
    await canvas.findByRole('option', { name: 'Take the tour (2)' });
    await expect(canvas.getAllByRole('option', { name: /^Take the tour/ })).toHaveLength(2);
  },
});

function drop(target: HTMLElement, ...files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

const namesOfRecords = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(testsKey))
    .toSorted();

export const TooLargeIsNotRead = meta.story({
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText<HTMLTextAreaElement>(/^Text/);
    const read = spyOn(Blob.prototype, 'arrayBuffer');
    const files = [
      ['photo.jpg', 41_000_000, /photo.jpg has 41 MB, too much to make it smaller here/],
      ['1-tour.md', 200_000, /1-tour.md is too large/],
      ['1-tour.zip', 12_000_000, /1-tour.zip is too large/],
      ['tour.pdf', 200, /tour.pdf is a PDF. Copy its text there, and paste it/],
      ['tour.docx', 200, /tour.docx is a Word document. Copy its text there, and paste it/],
    ] as const;
    drop(text, ...files.map(([name, size]) => new File([new Uint8Array(size)], name)));
    const notice = await canvas.findByText(/too large/);
    for (const [, , message] of files) await expect(notice).toHaveTextContent(message);
    await expect(read).not.toHaveBeenCalled();

    const long = 'x'.repeat(1_000_000);
    for (const data of [{ 'text/plain': long }, { 'text/plain': long, 'text/html': '<p>x</p>' }]) {
      drop(text, new File([], 'a.xls'));
      await expect(await canvas.findByText(/^a.xls/)).toBeVisible();
      paste(text, data);
      await expect(await canvas.findByText(/^That text has 1,000,000 characters/)).toBeVisible();
    }
    await expect(text).toHaveValue('');
    await fireEvent.change(text, { target: { value: long } });
    await expect(await canvas.findByText(/^That text has 1,000,000 characters/)).toBeVisible();
    await expect(text).toHaveValue('');
    await expect(namesOfRecords()).toEqual([]);
  },
});

export const FilesDroppedAndPasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByLabelText<HTMLTextAreaElement>(/^Text/);
    const screenshot = async (width: number) => new File([await photo(width)], 'image.png');
    paste(text, {}, [await screenshot(200)]);
    await waitFor(() => expect(text).toHaveValue('![](image.png)'));
    // A browser's “Copy image”
    const copied = '<meta charset="utf-8"><img src="https://example.com/map.png">';
    paste(text, { 'text/html': copied }, [await screenshot(201)]);
    await waitFor(() => expect(text).toHaveValue('![](image.png)\n\n![](image-2.png)'));
    // Files that were copied in the Finder of a Mac
    paste(text, { 'text/plain': 'image.png\rmap.png' }, [
      await screenshot(202),
      new File([await photo(203)], 'map.png'),
    ]);
    await waitFor(() => expect(text.value).toMatch(/\(image-3.png\)\n\n!\[\]\(map.png\)$/));
    // Word adds a picture of the text
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    paste(text, { 'text/html': '<p>the <b>plan</b></p>', 'text/plain': 'the plan' }, [
      await screenshot(200),
    ]);
    await waitFor(() => expect(text).toHaveValue('the **plan**'));

    const mission = (title: string) =>
      new File(
        [`---\ntitle: ${title}\ntag: A\ntagColor: red\n---\n\n![The way](map.png)\n`],
        `1-${title}.md`,
      );
    drop(text, mission('one'), mission('two'), new File([await photo(200)], 'map.png'));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('two'));
    await expect(await canvas.findByText('1-one.md is open. 1-two.md is open.')).toBeVisible();
    await expect(text).toHaveValue('![The way](map.png)');
    await expect(canvas.getByText('Nothing to mend.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download 1-two.zip' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Drafts on this device'), 'one');
    await expect(canvas.getByRole('button', { name: 'Download 1-one.zip' })).toBeVisible();
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
    await expect(canvas.getByText(/^This browser does not keep/)).toBeVisible();
  },
});

export const UnreadableIsText = meta.story({
  beforeEach: () => localStorage.setItem(`${testsKey}/1`, '{"title": "Read'),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Text/)).toHaveValue('{"title": "Read');
    await expect(canvas.getByText(/^This draft cannot be read as it was kept/)).toBeVisible();
  },
});

export const UnreadablePicturesAreLeftOut = meta.story({
  beforeEach: () => {
    const shown = (name: string) => `![What ${name} shows](${name})`;
    const names = ['sound.png', 'broken.png', 'elsewhere.png', 'vector.png', 'small.png'];
    const text = names.map(shown).join('\n\n');
    const draft = { title: 'Find your desk', tag: 'Tour', tagColor: 'green', text };
    const pictures = {
      'sound.png': whitePicture(200).toDataURL(),
      'broken.png': 'data:image/png;base64,no',
      'elsewhere.png': new URL('/elsewhere.png', location.href).href,
      'vector.png': `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
      'small.png': whitePicture(100).toDataURL(),
    };
    localStorage.setItem(`${testsKey}/1`, JSON.stringify(draft));
    for (const [name, address] of Object.entries(pictures)) {
      localStorage.setItem(`${testsKey}/1/${name}`, address);
    }
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Pictures that cannot be read/)).toHaveTextContent(
      'Pictures that cannot be read are left out: broken.png, elsewhere.png, small.png, vector.png. Add them again with “Picture”.',
    );
    await expect(
      canvas.getAllByText(/There is no picture/).map(({ textContent }) => textContent),
    ).toEqual(
      [/"broken/, /"elsewhere/, /"vector/, /"small/].map((name) => expect.stringMatching(name)),
    );
    await expect(canvas.getByLabelText('Title')).toHaveValue('Find your desk');
    await userEvent.type(canvas.getByLabelText('Title'), ' today');
    await userEvent.click(canvas.getByRole('button', { name: /^Download .*today.zip$/ }));
    await expect(await canvas.findByText(/today.zip is downloaded, but the build/)).toBeVisible();
    await expect(localStorage.getItem(`${testsKey}/1`)).toContain('today');
    spyOn(window, 'confirm').mockReturnValue(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(canvas.queryByText(/^Pictures that cannot be read/)).toBeNull();
    await expect(namesOfRecords()).toEqual([]);
  },
});
