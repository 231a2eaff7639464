import { parse, stringify } from 'yaml';
import { checkMission } from '#features/onboarding/compiler/checkMission.ts';
import type { Problem } from '#features/onboarding/compiler/fields.ts';

/** A mission as its author has it in hand: fields of a form, whatever is in them. */
export interface MissionDraft {
  /** Its place in the milestone: the number in front of the file’s name. */
  place: string;
  /**
   * The rest of the name. That of an opened file stays, because progress is kept by it; empty, it follows
   * the title.
   */
  id: string;
  title: string;
  tag: string;
  tagColor: string;
  minutes: string;
  /** Markdown. */
  text: string;
}

export const emptyDraft: MissionDraft = {
  place: '1',
  id: '',
  title: '',
  tag: '',
  tagColor: 'blue',
  minutes: '',
  text: '',
};

const keys = ['title', 'tag', 'tagColor', 'minutes'] as const;

/** As `3-tour-the-office.md`. */
export function fileNameOf({ place, id, title }: MissionDraft): string {
  const letters = title.normalize('NFKD').replaceAll(/[\p{M}’']/gu, '');
  const words = letters.toLowerCase().match(/[a-z0-9]+/g) ?? ['mission'];
  return `${place}-${id || words.join('-')}.md`;
}

export function toFile({ text, ...draft }: MissionDraft): string {
  return `${frontMatter(draft)}${text.trim()}\n`;
}

function frontMatter({ minutes, ...draft }: Omit<MissionDraft, 'text'>): string {
  const [title, tag, tagColor] = [draft.title, draft.tag, draft.tagColor].map((each) =>
    each.trim(),
  );
  const fields = {
    title,
    tag,
    tagColor,
    ...(minutes.trim() && { minutes: /^\d+$/.test(minutes.trim()) ? Number(minutes) : minutes }),
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n`;
}

/** What cannot be read as fields stays in the text, for its author to mend. */
export function fromFile(name: string, file: string): MissionDraft {
  const [, place = '1', id = ''] = /^(\d+)-(.+)\.md$/.exec(name) ?? [];
  const source = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [head = '', yaml = ''] = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(source) ?? [];
  const fields = readFields(yaml);
  if (!fields) return { ...emptyDraft, place, id, text: source };
  return { ...emptyDraft, place, id, ...fields, text: source.slice(head.length).trim() };
}

function readFields(yaml: string): Partial<MissionDraft> | undefined {
  try {
    const fields: unknown = parse(yaml);
    if (typeof fields !== 'object' || fields === null) return undefined;
    const entries = Object.entries(fields).map(([key, value]) => [key, String(value ?? '')]);
    const isKnown = entries.every(([key]) => keys.some((each) => each === key));
    return isKnown ? (Object.fromEntries(entries) as Partial<MissionDraft>) : undefined;
  } catch {
    return undefined;
  }
}

/** What the checker says of the file. Lines are counted in the text of the form; 0 stands for its fields. */
export function checkDraft(draft: MissionDraft) {
  const { content, problems } = checkMission(toFile(draft));
  const linesAbove = frontMatter(draft).split('\n').length - 1;
  const [emptyStart = ''] = /^\s*/.exec(draft.text) ?? [];
  const emptyLines = emptyStart.split('\n').length - 1;
  return {
    content,
    problems: problems.map(({ line, message }): Problem => {
      return { line: line > linesAbove ? line - linesAbove + emptyLines : 0, message };
    }),
  };
}
