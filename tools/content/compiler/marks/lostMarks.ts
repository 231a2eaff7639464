import type { Delete, Emphasis, InlineCode, Strong, Text } from 'mdast';
import type { Problem } from '../../../text/problem.ts';
import { linesBefore, shorten } from '../../../text/text.ts';
import { type Place, problemsAt, sourceOf } from '../places.ts';

type Marked = Emphasis | Strong | Delete | InlineCode;

const marks: Readonly<Record<Marked['type'], RegExp>> = {
  emphasis: /^[*_]/,
  strong: /^(?:\*\*|__)/,
  delete: /^~~/,
  inlineCode: /^`+/,
};

/** Marks that Markdown reads although they are inside words, numbers, or file names. */
export function findLostMarks({ node, line }: Place<Marked>, text: string): Problem[] {
  const source = sourceOf(node, text);
  const [mark] = marks[node.type].exec(source) ?? [];
  if (!mark || !node.position) return [];
  const { start, end } = node.position;
  const before = text.slice(0, start.offset).slice(-2);
  const after = text.slice(end.offset).slice(0, 8);
  const inner = source.slice(mark.length, -mark.length);
  const remedy = remedyFor(mark, inner, before, after);
  const [excerpt = ''] = source.split('\n');
  const message = `The ${mark} in "${shorten(excerpt)}" would not be shown, because Markdown reads it as formatting. ${remedy}`;
  return problemsAt(line, remedy && message);
}

function remedyFor(mark: string, inner: string, before: string, after: string) {
  const ends = [
    `${before.slice(-1)}${inner.slice(0, 1)}`,
    `${inner.slice(-1)}${after.slice(0, 1)}`,
  ];
  const isBetweenDigits = ends.some((end) => /^\d\d$/.test(end));
  // In scripts without capitals and spaces, emphasis is usually inside what looks like a word.
  const isInWords = ends.every((end) => /^[\p{Lu}\p{Ll}\p{N}]{2}$/u.test(end));
  switch (mark) {
    case '`':
      return isInWords && `${backslash} For an apostrophe, type ’.`;
    case '*':
      // For example *.png,*.jpg
      if (/^\.\p{L}/u.test(inner) && after.startsWith('.')) return backslash;
      return (
        (isInWords || isBetweenDigits) &&
        `${backslash} To emphasize part of a word, write ** on both sides.`
      );
    case '_':
    case '__':
      return isInName(mark, inner, before, after) && 'Put the whole name in backticks.';
    default:
      return isBetweenDigits && backslash;
  }
}

const backslash = 'Put a backslash (\\) before each.';

/** File names, paths, methods, and the names with underscores of wikis and Python. */
function isInName(mark: string, inner: string, before: string, after: string): boolean {
  return (
    /^__(?:init|pycache|proto|repr|dict|TOC|NOTOC)$/.test(`${mark}${inner}`) ||
    /^(?:\.[a-z][a-z0-9]{0,4}(?!\w)|\(\)|@\w)/.test(after) ||
    (/(?<![*_])[/\\]$/.test(before) && /^[/\\](?![*_])/.test(after))
  );
}

/** The beginning of a Windows path: a drive, a server, a variable, or a folder whose backslash is shown. */
const path =
  /(?<![\w.\\*-])(?:[A-Za-z]:\\|\\\\(?=\w{3}|\w+\\)|%\w+%\\|(?=\\?[A-Za-z0-9][\w.\\-]*(?<=[\w.])\\[A-Za-z0-9]))\S*/g;

/** Before a name that begins with a special character, such as `\_shared` or `\*.txt`, or after the colon of a drive. */
const lostBackslash = /(?<!\\\W)\\[!-/:-@[\]-`{-~](?=[\p{L}\p{N}.*])|:\\[!-/:-@[\]-`{-~]/u;

/** Windows paths whose backslashes Markdown reads. Authors who double backslashes know that, except in `\\server`. */
export function findLostBackslashes({ node, line, next }: Place<Text>, text: string): Problem[] {
  const source = sourceOf(node, text);
  // Markdown reads a backslash at the end of a line as a line break.
  const isBroken = next?.type === 'break' && sourceOf(next, text).startsWith('\\');
  const written = isBroken ? `${source}\\` : source;
  return [...written.matchAll(path)].flatMap(({ 0: word, index }) => {
    const isLost =
      /^\\\\\w/.test(word) ||
      (!word.includes('\\\\') && lostBackslash.test(word)) ||
      (isBroken && index + word.length === written.length);
    const message = `A backslash in "${shorten(word)}" would not be shown, because Markdown reads it as formatting. Put the path in backticks.`;
    return problemsAt(line + linesBefore(source, index), isLost && message);
  });
}
