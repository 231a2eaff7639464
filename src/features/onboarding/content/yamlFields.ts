import type { YAMLError, YAMLMap } from 'yaml';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

/** What is wrong in one text. The line is 1-based. */
export interface Finding {
  readonly line: number;
  readonly message: string;
}

interface Field {
  readonly line: number;
  readonly value: string;
}

interface FieldsCheck<Key extends string> {
  /** The fields that are present and sound. */
  readonly fields: ReadonlyMap<Key, Field>;
  readonly findings: readonly Finding[];
}

type LineOf = (offset: number) => number;

const explanations: Partial<Record<YAMLError['code'], string>> = {
  BAD_SCALAR_START: 'A text that begins with this character must stand in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'A text that contains a colon must stand in quotes, and no line may begin with a space.',
  DUPLICATE_KEY: 'This key is written twice.',
  MULTILINE_IMPLICIT_KEY: 'Write a colon and a space between the key and its text.',
  TAB_AS_INDENT: 'The line begins with a tab. Remove it.',
  TAG_RESOLVE_FAILED: 'A text that begins with ! must stand in quotes.',
};

function isUnclosed({ message }: YAMLError): boolean {
  return /^(?:Missing closing|Flow )/.test(message);
}

function explain(error: YAMLError): string {
  if (isUnclosed(error)) {
    return 'A quotation mark or bracket opens here and is not closed.';
  }
  const explanation = explanations[error.code];
  return explanation ?? `This is not valid YAML: ${error.message.replace(/\.$/, '')}.`;
}

/** An unclosed quote is reported where the text ends; its author looks for it where it begins. */
function offsetOf(error: YAMLError, source: string): number {
  const [offset] = error.pos;
  if (!isUnclosed(error)) {
    return offset;
  }
  const openings = source.slice(0, offset).matchAll(/^(?:[^:\n]*:[ \t]+)?["'[{]/gm);
  return [...openings].at(-1)?.index ?? offset;
}

function syntaxFindings(errors: readonly YAMLError[], source: string, lineOf: LineOf): Finding[] {
  const byLine = new Map<number, Finding>();
  for (const error of errors) {
    const line = lineOf(offsetOf(error, source));
    if (!byLine.has(line)) {
      byLine.set(line, { line, message: explain(error) });
    }
  }
  return [...byLine.values()];
}

function checkValue(key: string, value: unknown): string | null {
  const content = isScalar(value) ? value.value : value;
  if (content === null || (typeof content === 'string' && content.trim() === '')) {
    return `The ${key} is empty.`;
  }
  if (typeof content !== 'string') {
    return `The ${key} is not read as text. Put it in quotes.`;
  }
  if (content.trim().includes('\n')) {
    return `The ${key} must fit on one line.`;
  }
  const hasComment = isScalar(value) && typeof value.comment === 'string';
  return hasComment ? `The ${key} is cut off at the # sign. Put all of it in quotes.` : null;
}

function quoteList(keys: readonly string[]): string {
  return keys.map((key) => `"${key}"`).join(', ');
}

function readPairs<Key extends string>(
  map: YAMLMap,
  keys: readonly Key[],
  firstLine: number,
  lineOf: LineOf,
): FieldsCheck<Key> {
  const fields = new Map<Key, Field>();
  const findings: Finding[] = [];
  const present = new Set<Key>();
  for (const { key: keyNode, value } of map.items) {
    const name = isScalar(keyNode) ? String(keyNode.value) : '';
    const line = isScalar(keyNode) && keyNode.range ? lineOf(keyNode.range[0]) : firstLine;
    const key = keys.find((candidate) => candidate === name);
    if (key === undefined) {
      const message = `The key "${name}" is not known. Known here: ${quoteList(keys)}.`;
      findings.push({ line, message });
      continue;
    }
    present.add(key);
    const message = checkValue(key, value);
    if (message !== null) {
      findings.push({ line, message });
    } else if (isScalar(value)) {
      fields.set(key, { line, value: String(value.value).trim() });
    }
  }
  for (const key of keys) {
    if (!present.has(key)) {
      findings.push({ line: firstLine, message: `The ${key} is missing.` });
    }
  }
  return { fields, findings };
}

function parse(source: string, lineCounter: LineCounter) {
  try {
    return parseDocument(source, { lineCounter, prettyErrors: false });
  } catch {
    return null;
  }
}

/** Reads YAML that must hold exactly the given keys, each with one line of text. */
export function readFields<Key extends string>(
  source: string,
  keys: readonly Key[],
  position: { readonly sourceLine: number; readonly missingLine: number },
): FieldsCheck<Key> {
  const lineCounter = new LineCounter();
  const lineOf: LineOf = (offset) =>
    Math.max(lineCounter.linePos(offset).line, 1) + position.sourceLine - 1;
  const nothing = new Map<Key, Field>();
  const document = parse(source, lineCounter);
  if (document === null) {
    const message = 'The YAML is nested too deeply to be read.';
    return { fields: nothing, findings: [{ line: position.sourceLine, message }] };
  }
  const errors = [...document.errors, ...document.warnings];
  if (errors.length > 0) {
    return { fields: nothing, findings: syntaxFindings(errors, source, lineOf) };
  }
  const { contents } = document;
  if (isMap(contents)) {
    return readPairs(contents, keys, position.missingLine, lineOf);
  }
  if (contents === null || (isScalar(contents) && contents.value === null)) {
    const findings = keys.map((key) => ({
      line: position.missingLine,
      message: `The ${key} is missing.`,
    }));
    return { fields: nothing, findings };
  }
  const message = `Write one line for each key: ${keys.map((key) => `"${key}: …"`).join(', ')}.`;
  return { fields: nothing, findings: [{ line: position.sourceLine, message }] };
}
