import { type Mission, tagColors } from '../model.ts';
import { checkMarkdown } from './checkMarkdown.ts';
import { type Finding, readFields } from './yamlFields.ts';

type MissionContent = Omit<Mission, 'id' | 'isCompleted'>;

export interface MissionCheck {
  /** Null without a sound title, tag, and color; faults elsewhere leave it readable. */
  readonly content: MissionContent | null;
  /** In the order of their lines. */
  readonly findings: readonly Finding[];
}

interface Parts {
  readonly frontMatter: string;
  readonly body: string;
  /** The line on which the body begins, or the last when there is none. */
  readonly bodyLine: number;
}

const missionKeys = ['title', 'tag', 'tagColor'] as const;

export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

export function checkCharacters(text: string): Finding[] {
  return text.split('\n').flatMap((content, index) => {
    const found = /(?!\t)[\p{Cc}\p{Cs}\uFFFD]/u.exec(content)?.[0];
    if (found === undefined) {
      return [];
    }
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const message = `The line contains a character that cannot be shown (U+${code}). Type it again and save the file as UTF-8.`;
    return [{ line: index + 1, message }];
  });
}

function splitFrontMatter(text: string): Parts | Finding {
  const lines = text.split('\n');
  const isFence = (line: string | undefined) => line?.trimEnd() === '---';
  if (!isFence(lines[0])) {
    const message =
      'The front matter is missing. Begin the file with a line of three dashes (---), then title, tag, tagColor, and three dashes again.';
    return { line: 1, message };
  }
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (end === -1) {
    const message = 'The front matter is not closed. End it with a line of three dashes (---).';
    return { line: 1, message };
  }
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: Math.min(end + 2, lines.length),
  };
}

function checkFrontMatter(source: string): {
  readonly content: Omit<MissionContent, 'description'> | null;
  readonly findings: readonly Finding[];
} {
  const { fields, findings } = readFields(source, missionKeys, { sourceLine: 2, missingLine: 1 });
  const title = fields.get('title')?.value;
  const tag = fields.get('tag')?.value;
  const color = fields.get('tagColor');
  const tagColor = tagColors.find((known) => known === color?.value);
  if (color !== undefined && tagColor === undefined) {
    const message = `The tag color "${color.value}" is not one of ${tagColors.join(', ')}.`;
    return { content: null, findings: [...findings, { line: color.line, message }] };
  }
  return { content: title && tag && tagColor ? { title, tag, tagColor } : null, findings };
}

function checkBody(body: string, bodyLine: number): Finding[] {
  return checkMarkdown(body).map(({ line, message }) => ({ line: line + bodyLine - 1, message }));
}

function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((one, other) => one.line - other.line);
}

/** Checks the whole text of one mission file: its front matter and its Markdown. */
export function checkMission(rawText: string): MissionCheck {
  const text = normalizeText(rawText);
  const characters = checkCharacters(text);
  const parts = splitFrontMatter(text);
  if ('message' in parts) {
    const hasOpening = text.startsWith('---');
    const body = hasOpening || text.trim() === '' ? [] : checkBody(text, 1);
    return { content: null, findings: inOrder([parts, ...characters, ...body]) };
  }
  const { content, findings } = checkFrontMatter(parts.frontMatter);
  const description = parts.body.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
  return {
    content: content && { ...content, description },
    findings: inOrder([...characters, ...findings, ...checkBody(parts.body, parts.bodyLine)]),
  };
}
