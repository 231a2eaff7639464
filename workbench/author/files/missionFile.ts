import { stringify } from 'yaml';
import type { FurtherLanguage } from '#components/words/languages.ts';
import { missionFields, translationFields } from '#tools/content/compiler/fields.ts';
import { readLines, withoutQuotes } from '#tools/content/compiler/keyedLines.ts';
import { furtherLanguages } from '#tools/content/compiler/languages.ts';
import type { PictureFile } from '#tools/content/compiler/pictures.ts';
import { plainText, withoutEmptyEnds } from '#tools/text/text.ts';

/** A longer text would stop the page. The checker refuses more than 10,000 characters. */
export const maxText = 100_000;

/** The fields of the form as they are typed, valid or not. */
export interface MissionDraft {
  /** The folder of its milestone, such as `new-hire/1-orientation`; empty while that is undecided. */
  folder: string;
  /** The name of a new plan. */
  plan: string;
  /** The name and the day of a new milestone. */
  milestone: string;
  milestoneDay: string;
  /** The file's name without `.md` and language; while it is empty, `nameOf` makes one from the title. */
  name: string;
  /** Empty for a mission itself, which is English. A translation has only its title, tag, and text in its file. */
  language: FurtherLanguage | '';
  /** The hash of the English text that a translation was made from. */
  of: string;
  title: string;
  tag: string;
  tagColor: string;
  minutes: string;
  day: string;
  text: string;
}

export const emptyDraft: MissionDraft = {
  folder: '',
  plan: '',
  milestone: '',
  milestoneDay: '',
  name: '',
  language: '',
  of: '',
  title: '',
  tag: '',
  tagColor: 'blue',
  minutes: '',
  day: '',
  text: '',
};

/** `1-read-the-welcome-guide.de.md` */
export const fileNameOf = ({ name, language }: MissionDraft) =>
  `${name}${language && `.${language}`}.md`;

export const shows = (text: string, name: string) => text.includes(`](${name})`);

export const renamePicture = (text: string, name: string, newName: string) =>
  text.replaceAll(`](${name})`, `](${newName})`);

/** Adds the pictures that the text does not show yet. */
export function withPictures(draft: MissionDraft, pictures: readonly PictureFile[]): MissionDraft {
  const added = pictures.flatMap(({ picture: { name } }) =>
    shows(draft.text, name) ? [] : [`![](${name})`],
  );
  return { ...draft, text: [draft.text, ...added].filter(Boolean).join('\n\n') };
}

export function toFile(draft: MissionDraft): string {
  return `${frontMatter(draft)}${withoutEmptyEnds(draft.text)}\n`;
}

/** Whatever is no number stays as it is typed, and nothing is left out. Word writes a dash for a minus. */
export function numberIn(typed: string): number | string | undefined {
  const text = typed.trim();
  const number = text.replace(/^[–−]/, '-');
  return /^-?\d+$/.test(number) ? Number(number) : text || undefined;
}

export function frontMatter(draft: MissionDraft): string {
  const [title, tag, tagColor] = [draft.title, draft.tag, draft.tagColor].map((each) =>
    each.trim(),
  );
  const [minutes, day] = [draft.minutes, draft.day].map(numberIn);
  const fields = draft.language
    ? { title, tag, of: draft.of }
    : { title, tag, tagColor, minutes, day };
  return `---\n${yamlOf(fields)}---\n\n`;
}

export const yamlOf = (fields: object) => stringify(fields, { lineWidth: 0 });

/** @param path of the file in the content folder */
export const missionStoryId = (path: string) =>
  `mission-${path.replace(/\.md$/, '').replaceAll(/[/.]/g, '-')}`;

/** Reads UTF-8, or Windows-1252, which old editors save. Undefined if the content is not text. */
export function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return /(?![\t-\r\u0080-\u009F])\p{Cc}/u.test(text) ? undefined : text;
  }
}

export const frontMatterOf = (source: string) =>
  /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/.exec(source) ?? [];

/** What the build reads of a file: it leaves out the comments of front matter. */
export function withoutComments(file: string): string {
  const source = plainText(file);
  const [head = ''] = frontMatterOf(source);
  return head.replaceAll(/^\s*#.*\n/gm, '') + source.slice(head.length);
}

/** Nothing in a file may be lost, so front matter without fields in the form stays in the text. */
export function fromFile(fileName: string, file: string): MissionDraft {
  // A browser calls the second download of a file `3-tour-the-office (1).md`.
  const base = fileName.replace(/(?: \(\d+\))?\.(?:md|markdown|txt)$/i, '');
  const language = furtherLanguages.find((each) => base.endsWith(`.${each}`)) ?? '';
  const name = language ? base.slice(0, -language.length - 1) : base;
  const source = plainText(file);
  const [head = '', yaml = ''] = frontMatterOf(source);
  const fields = readFields(yaml);
  const isRead = fields !== undefined && unknownKeys(fields, fieldsOf(language)).length === 0;
  const text = isRead ? source.slice(head.length) : source;
  return { ...emptyDraft, ...(isRead && fields), name, language, text: withoutEmptyEnds(text) };
}

/** What the file of a mission has, or that of a translation. */
export const fieldsOf = (language: MissionDraft['language']) =>
  language ? translationFields : missionFields;

export const unknownKeys = (fields: object, known: { entries: object }) =>
  Object.keys(fields).filter((key) => !Object.hasOwn(known.entries, key));

/** Undefined if the form cannot hold all that is written. */
export function readFields(yaml: string): Partial<MissionDraft> | undefined {
  const lines = readLines(yaml);
  const keys = new Set(lines.map(({ key }) => key));
  if (keys.size < lines.length || keys.has(undefined) || /^\s*#/m.test(yaml)) return undefined;
  return Object.fromEntries(lines.map(({ key, text }) => [key, withoutQuotes(text)]));
}
