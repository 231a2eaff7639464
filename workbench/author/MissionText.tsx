import '@github/markdown-toolbar-element';
import { Bold, Heading2, Image, Link, List, ListOrdered } from 'lucide';
import {
  type ChangeEvent,
  type ClipboardEvent,
  createElement,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
} from 'react';
import { Icon } from '#components/Icon/Icon.tsx';
import * as fieldCss from '#components/TextField/TextField.css.ts';
import { nameOf } from '#tools/content/compiler/languages.ts';
import type { PictureFile, PictureFiles } from '#tools/content/compiler/pictures.ts';
import { type MissionDraft, maxText } from './draft/missionDraft.ts';
import { Hint } from './FormField.tsx';
import * as css from './WriteAMission.css.ts';

interface MissionTextProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  language: MissionDraft['language'];
  /** Pictures whose names a pasted one must not get. */
  otherPictures: () => PictureFiles;
  onChange: (text: string) => void;
  onNotice: (notice: string) => void;
  onPicture: () => void;
  /** Called with the pictures that came with a pasted text. */
  onPictures: (pictures: readonly PictureFile[]) => void;
}

/** What reads pasted HTML is large, so it is loaded with the first paste (docs/decisions/0015). */
const pasteModule = () => import('./paste/readPasted.ts');

/** “Copy image” in Teams copies an element with the whole picture, as text. */
const isElement = (plain: string) => /^\s*<img\s[^<>]*>\s*$/.test(plain);

/** The text of a mission. */
export function MissionText({
  field,
  text,
  language,
  otherPictures,
  onChange,
  onNotice,
  onPicture,
  onPictures,
}: MissionTextProps) {
  const [id, hintId] = [useId(), useId()];

  /** Whether the text is short enough. If not, a notice says so. */
  const fits = (given: string) => {
    if (given.length <= maxText) return true;
    const length = given.length.toLocaleString('en');
    onNotice(
      `That text is ${length} characters long, and a mission can have 10,000. Paste part of it.`,
    );
    return false;
  };

  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const copied = clipboardData.getData('text/plain');
    const [html, plain] = isElement(copied)
      ? [copied, '']
      : [clipboardData.getData('text/html'), copied];
    if (!fits(plain)) event.preventDefault();
    else if (html) {
      event.preventDefault();
      void insert(html, plain, [...clipboardData.files]);
    }
  };

  const drop = (event: DragEvent) => {
    if (!fits(event.dataTransfer.getData('text/plain'))) event.preventDefault();
  };

  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    // A text that is already too long may become shorter.
    if (target.value.length <= text.length || fits(target.value)) onChange(target.value);
  };

  /** Inserts the plain text if the HTML has no more to say, such as headings, lists, and emphasis. */
  const insert = async (html: string, plain: string, files: readonly File[]) => {
    const pasted = await pasteModule()
      .then(({ readPasted }) => readPasted(html, files, otherPictures()))
      .catch(() => undefined);
    const inserted = pasted?.markdown ?? plain;
    if (!fits(inserted)) return;
    onPictures(pasted?.pictures ?? []);
    field.current?.focus();
    // `execCommand` is deprecated, but Undo reverts no other insertion.
    document.execCommand('insertText', false, inserted);
    const notices = pasted?.notices ?? ['Only the words could be pasted, without lists and links.'];
    if (notices.length > 0) onNotice(notices.join(' '));
  };

  return (
    <div className={fieldCss.field}>
      <label className={fieldCss.label} htmlFor={id}>
        {language ? `Text in ${nameOf(language)}, in Markdown` : 'Text, in Markdown'}
      </label>
      <Toolbar field={id} onPicture={onPicture} />
      <textarea
        id={id}
        ref={field}
        className={css.text}
        value={text}
        lang={language || 'en'}
        onChange={change}
        onDrop={drop}
        onPaste={paste}
        onKeyDown={pressMark}
        aria-describedby={hintId}
      />
      <Hint id={hintId}>
        Write here, or paste from Word or a web page: headings, lists, and links are kept.
      </Hint>
    </div>
  );
}

/** The library's elements for marks. Control or Command with the letter presses one. */
const marks = [
  { tag: 'md-header', label: 'Heading', shape: Heading2 },
  { tag: 'md-bold', label: 'Bold', shape: Bold, letter: 'b' },
  { tag: 'md-unordered-list', label: 'List', shape: List },
  { tag: 'md-ordered-list', label: 'Numbered list', shape: ListOrdered },
  { tag: 'md-link', label: 'Link', shape: Link, letter: 'k' },
];

function pressMark(event: KeyboardEvent<HTMLTextAreaElement>) {
  // With Alt or Shift it is another shortcut, or a letter: Windows reports AltGr as Control and Alt.
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  const mark = marks.find(({ letter }) => letter === event.key.toLowerCase());
  if (!mark) return;
  event.preventDefault();
  event.currentTarget.parentElement?.querySelector<HTMLElement>(mark.tag)?.click();
}

function Toolbar({ field, onPicture }: { field: string } & Pick<MissionTextProps, 'onPicture'>) {
  const buttons = marks.map(({ tag, label, shape, letter }) => {
    const shortcut = letter && { 'aria-keyshortcuts': `Control+${letter} Meta+${letter}` };
    return createElement(
      tag,
      { key: tag, role: 'button', level: 2, 'aria-label': label, title: label, ...shortcut },
      <Icon shape={shape} size="1.125rem" />,
    );
  });
  const toolbar = { for: field, 'aria-label': 'Marks', className: css.toolbar };
  return createElement(
    'markdown-toolbar',
    toolbar,
    buttons,
    // With the library's attribute, the arrow keys reach the button.
    <button
      key="picture"
      type="button"
      data-md-button="picture"
      aria-label="Picture"
      title="Picture"
      onClick={onPicture}
    >
      <Icon shape={Image} size="1.125rem" />
    </button>,
  );
}

/** Selects a line of the text, counted from 1. */
export function selectLine(field: HTMLTextAreaElement, line: number) {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
