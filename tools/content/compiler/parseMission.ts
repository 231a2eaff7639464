import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { findTooDeep, maxNesting } from '#components/ui/Markdown/nesting.ts';
import { readBreaksIn } from '#components/ui/Markdown/readBreaks.ts';
import { gfmExtensions } from '#components/ui/Markdown/readGfm.ts';
import { linesBefore, plainText, unshowable } from '../../text/text.ts';
import { checkMarkdown } from './checkMarkdown.ts';
import { type FieldsRead, type FrontMatter, readFields } from './fields.ts';
import { ofType, type Place, placesIn } from './places.ts';
import type { Report } from './problem.ts';
import { readSteps, type Steps } from './steps.ts';

/** A mission or a translation, as its file alone says. */
export interface ParsedText<Schema extends FrontMatter> extends FieldsRead<Schema> {
  /** Markdown, without empty lines at its ends. */
  readonly description: string;
  /** The first paragraph with letters or digits, without marks; empty if there is none. */
  readonly preview: string;
  readonly steps: Steps;
  /** The names of the pictures that it shows, each with a line. */
  readonly shown: ReadonlyMap<string, number>;
}

/** About five printed pages. */
const maxCharacters = 10_000;

const tooDeep = `Lists, quotes, and emphasis are nested more than ${maxNesting} levels deep here. Use fewer levels.`;

/** The lines between two lines of dashes, of which the first begins the file. */
const frontMatter = /^---[ \t]*\n(?:([^]*?)\n)??---[ \t]*(?:\n|$)/;

/** The text with line feeds only; undefined if it is too long. */
export function readText(rawText: string, report: Report): string | undefined {
  const text = plainText(rawText);
  if (text.length > maxCharacters) {
    const message = `The file has more than ${maxCharacters.toLocaleString('en')} characters. Shorten it, or split it.`;
    report(message, linesBefore(text, maxCharacters) + 1);
    return undefined;
  }
  const { 0: found = '', index = 0 } = unshowable.exec(text) ?? {};
  if (found) {
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const message = `This line contains a character that cannot be shown (U+${code}). Type it again, and save the file as UTF-8.`;
    report(message, linesBefore(text, index) + 1);
  }
  return text;
}

/** @param schema of the lines between the dashes */
export function parseMission<Schema extends FrontMatter>(
  rawText: string,
  schema: Schema,
  report: Report,
): ParsedText<Schema> | undefined {
  const text = readText(rawText, report);
  if (text === undefined) return undefined;
  const [head, fields = ''] = frontMatter.exec(text) ?? [];
  if (head === undefined) {
    const keys = Object.keys(schema.entries).slice(0, 3).join(', ');
    report(
      `Begin the file with a line of three dashes (---), then ${keys}, each in a line of its own, and three dashes again.`,
    );
    return undefined;
  }
  const body = text.slice(head.length);
  // Blanks in its place keep the positions of the text below it.
  const tree = parseMarkdown(head.replaceAll(/[^\n]/g, ' ') + body);
  const deepest = tree && findTooDeep(tree);
  if (!tree || deepest) {
    report(tooDeep, deepest?.position?.start.line);
    return undefined;
  }
  readBreaksIn(tree);
  const places = placesIn(tree);
  const read = readFields(fields, schema, report, 2);
  checkMarkdown(places, text, report);
  const steps = readSteps(places, report);
  const shown = new Map(ofType(places, 'image').map(({ node, line }) => [node.url, line]));
  const description = body.replace(/^\s*\n/, '').trimEnd();
  return read && { ...read, description, preview: previewOf(places), steps, shown };
}

/** Reads it as the portal does. Undefined for a text that is nested too deeply for the parser's recursion. */
function parseMarkdown(text: string): Root | undefined {
  try {
    return fromMarkdown(text, gfmExtensions);
  } catch {
    return undefined;
  }
}

const previewOf = (places: readonly Place[]): string =>
  ofType(places, 'paragraph')
    .map(({ node }) => placesIn(node).map(plainWords).join('').replaceAll(/\s+/g, ' ').trim())
    .find((words) => /[\p{L}\p{N}]/u.test(words)) ?? '';

/** Omits a picture's alternative text, which says nothing without the picture. */
function plainWords({ node }: Place): string {
  if (node.type === 'break') return ' ';
  return 'value' in node ? node.value : '';
}
