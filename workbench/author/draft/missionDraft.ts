import { stringify } from 'yaml';
import type { FurtherLanguage } from '#components/words/languages.ts';
import { missionFields, translationFields } from '#tools/content/compiler/fields.ts';
import { readLines, withoutQuotes } from '#tools/content/compiler/keyedLines.ts';
import { furtherLanguages } from '#tools/content/compiler/languages.ts';
import { isVisible, plainText, withoutEmptyEnds } from '#tools/text/text.ts';

/** A longer text would stop the page. The checker refuses more than 10,000 characters. */
export const maxText = 100_000;

/** The fields of the form as they are typed, valid or not. */
export interface MissionDraft {
  /** The folder of its milestone, such as `new-hire/1-orientation`; empty while that is undecided. */
  folder: string;
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

export const isEmpty = ({ title, tag, text, minutes, day }: MissionDraft) =>
  ![title, tag, text, minutes, day].some(isVisible);

/** `1-read-the-welcome-guide.de.md` */
export const fileNameOf = ({ name, language }: MissionDraft) =>
  `${name || 'mission'}${language && `.${language}`}.md`;

export const shows = (text: string, name: string) => text.includes(`](${name})`);

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
  return `---\n${stringify(fields, { lineWidth: 0, doubleQuotedAsJSON: true })}---\n\n`;
}

export const frontMatterOf = (source: string) =>
  /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/.exec(source) ?? [];

/** What the build reads of a file: it leaves out the comments of front matter. */
export function withoutComments(file: string): string {
  const source = plainText(file);
  const [head = ''] = frontMatterOf(source);
  return head.replaceAll(/^[ \t]*#.*\n/gm, '') + source.slice(head.length);
}

/** Nothing in a file may be lost, so front matter without fields in the form stays in the text. */
export function fromFile(fileName: string, file: string): MissionDraft {
  // A browser calls the second download of a file `3-tour-the-office (1).md`.
  const base = fileName.replace(/(?: \(\d+\))?\.(?:md|markdown|txt)$/i, '');
  const language = furtherLanguages.find((each) => base.endsWith(`.${each}`)) ?? '';
  const name = language ? base.slice(0, -language.length - 1) : base;
  const source = plainText(file);
  const [head = '', yaml = ''] = frontMatterOf(source);
  const fields = readFields(yaml, language ? translationFields : missionFields);
  const text = fields ? source.slice(head.length) : source;
  return { ...emptyDraft, ...fields, name, language, text: withoutEmptyEnds(text) };
}

/** Undefined if the form cannot hold all that is written. */
function readFields(yaml: string, known: { entries: object }): Partial<MissionDraft> | undefined {
  const lines = readLines(yaml);
  const keys = new Set(lines.map(({ key }) => key));
  if (keys.size < lines.length || /^[ \t]*#/m.test(yaml)) return undefined;
  if ([...keys].some((key) => key === undefined || !Object.hasOwn(known.entries, key)))
    return undefined;
  return Object.fromEntries(lines.map(({ key, text }) => [key, withoutQuotes(text)]));
}
