import * as v from 'valibot';
import { isMap, isScalar, LineCounter, parseDocument, type YAMLError } from 'yaml';
import { tagColors } from '../model.ts';
import { checkAddress } from './checkAddress.ts';
import { isVisible, shorten, unshowable } from './text.ts';

/** What is wrong in one text. The line is 1-based. */
export interface Problem {
  readonly line: number;
  readonly message: string;
}

const maxField = 100;

const oneLine = (key: string) =>
  v.pipe(
    v.string(({ input }) =>
      input === null ? `The ${key} is empty.` : `The ${key} is not read as text. Put it in quotes.`,
    ),
    v.trim(),
    v.check(isVisible, `The ${key} is empty.`),
    v.regex(/^.*$/, `The ${key} must fit on one line.`),
    v.check(
      (text) => !unshowable.test(text),
      `The ${key} holds a character that cannot be shown. Type it again.`,
    ),
    v.maxLength(maxField, `The ${key} has more than ${maxField} characters. Shorten it.`),
  );

const maxMinutes = 480;
const minutesRule = `The minutes must be a whole number from 1 to ${maxMinutes}, for example "minutes: 20".`;

const missing = ({ path }: v.ObjectIssue) => `The ${String(path?.[0].key)} is missing.`;

/** What is said about all plans together. */
export const plansFields = (planIds: readonly string[]) =>
  v.pipe(
    v.object(
      {
        standard: v.pipe(
          oneLine('standard plan'),
          v.picklist(
            planIds,
            ({ input }) =>
              `There is no plan "${String(input)}". Write the name of a plan’s folder.`,
          ),
        ),
        /** Whom an employee can ask, in words. */
        contact: v.optional(oneLine('contact')),
        contactLink: v.optional(
          v.pipe(
            oneLine('contactLink'),
            v.check(
              (address) => checkAddress(address) === undefined,
              ({ input }) => checkAddress(input) ?? '',
            ),
          ),
        ),
      },
      'The standard plan is missing.',
    ),
    v.forward(
      v.check(
        ({ contact, contactLink }) => contact !== undefined || contactLink === undefined,
        'The contact is missing. Write whom this link leads to.',
      ),
      ['contactLink'],
    ),
  );

export const milestoneFields = v.object({ name: oneLine('name') }, missing);

export const missionFields = v.object(
  {
    title: oneLine('title'),
    tag: oneLine('tag'),
    tagColor: v.pipe(
      oneLine('tagColor'),
      v.picklist(
        tagColors,
        ({ input }) => `The tag color "${String(input)}" is not one of ${tagColors.join(', ')}.`,
      ),
    ),
    minutes: v.optional(
      v.pipe(
        v.number(minutesRule),
        v.integer(minutesRule),
        v.minValue(1, minutesRule),
        v.maxValue(maxMinutes, minutesRule),
      ),
    ),
  },
  missing,
);

export type Fields = ReturnType<typeof plansFields> | typeof milestoneFields | typeof missionFields;
export type FieldsOf<Schema extends Fields> = v.InferOutput<Schema>;

interface FieldsCheck<Schema extends Fields> {
  /** Undefined unless every field is sound. */
  readonly output?: FieldsOf<Schema>;
  readonly problems: readonly Problem[];
  /** The line of each key. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Reads YAML that must hold exactly the fields of a schema. What is missing is told of line 1. */
export function readFields<Schema extends Fields>(
  source: string,
  schema: Schema,
  firstLine = 1,
): FieldsCheck<Schema> {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => Math.max(lineCounter.linePos(offset).line, 1) + firstLine - 1;
  const keys = Object.keys(schema.entries);
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  try {
    const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' });
    const { contents } = document;
    const errors = [...document.errors, ...document.warnings];
    if (errors.length > 0) return { problems: syntaxProblems(errors, source, lineAt), lines };
    const isNothing = contents === null || (isScalar(contents) && contents.value === null);
    if (!isNothing && !isMap(contents)) {
      const shape = keys.map((key) => `"${key}: …"`).join(', ');
      const message = `Write one line for each key: ${shape}.`;
      return { problems: [{ line: firstLine, message }], lines };
    }

    for (const { key: node, value } of isMap(contents) ? contents.items : []) {
      const written = isScalar(node) ? String(node.value) : '';
      const key = likelyKey(written, keys);
      const line = isScalar(node) && node.range ? lineAt(node.range[0]) : 1;
      const report = (message: string) => problems.push({ line, message });
      lines.set(key, line);
      if (!keys.includes(key)) {
        const known = keys.map((each) => `"${each}"`).join(', ');
        report(`The key "${shorten(key)}" is not known. Known here: ${known}.`);
      } else if (key !== written) {
        report(`Write "${key}" for "${shorten(written)}".`);
      }
      if (!keys.includes(key) || !isScalar(value) || value.value === null) continue;
      if (value.comment && typeof value.value === 'string') {
        report(`The ${key} is cut off at the # sign. Put all of it in quotes.`);
      } else if (value.type === 'PLAIN' && isInCurlyQuotes(value.source ?? '')) {
        report(
          `The ${key} stands in curly quotes, which would be shown. Use straight ones or none.`,
        );
      }
    }
    const named = Object.entries(document.toJS() ?? {}).map(([key, value]) => [
      likelyKey(key, keys),
      value,
    ]);
    const values: unknown = Object.fromEntries(named);
    const { success, output, issues } = v.safeParse(schema, values, { abortPipeEarly: true });
    for (const { path, message } of issues ?? []) {
      problems.push({ line: lines.get(String(path?.[0].key)) ?? 1, message });
    }
    return { problems, lines, ...(success && { output }) };
  } catch {
    // The parser's own stack has a limit.
    const message = 'The YAML is nested too deeply to be read.';
    return { problems: [{ line: firstLine, message }], lines };
  }
}

/** The known key that was meant, with whatever capitals and hyphens it is written. */
function likelyKey(written: string, keys: readonly string[]): string {
  const lettersOf = (key: string) => key.toLowerCase().replaceAll(/[\s_-]/g, '');
  return keys.find((key) => lettersOf(key) === lettersOf(written)) ?? written;
}

const isInCurlyQuotes = (text: string) => /^[“”„«»].*[“”«»]$|^[‘’‚].*[‘’]$/.test(text);

const explanations: Partial<Record<YAMLError['code'], string>> = {
  BAD_SCALAR_START: 'A text that begins with this character must stand in quotes.',
  DUPLICATE_KEY: 'This key is written twice.',
  MULTILINE_IMPLICIT_KEY: 'Write a colon and a space between the key and its text.',
  TAB_AS_INDENT: 'The line begins with a tab. Remove it.',
  TAG_RESOLVE_FAILED: 'A text that begins with ! must stand in quotes.',
};

const isUnclosed = ({ message }: YAMLError) => /^(?:Missing closing|Flow )/.test(message);

function explain(error: YAMLError, line: string): string {
  if (isUnclosed(error)) return 'A quotation mark or bracket opens here and is not closed.';
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY') {
    const [, key, text = ''] = /^(\w+): +(.*?) *$/.exec(line) ?? [];
    const straight = isInCurlyQuotes(text) ? text.slice(1, -1) : text;
    return key === undefined || text.length > maxField
      ? 'A text that contains a colon must stand in quotes, and no line may begin with a space.'
      : `A text that contains a colon must stand in quotes: ${key}: ${JSON.stringify(straight)}`;
  }
  const problem = shorten(error.message.replace(/\.$/, ''));
  return explanations[error.code] ?? `This is not valid YAML: ${problem}.`;
}

/** The first error of each line. */
function syntaxProblems(
  errors: readonly YAMLError[],
  source: string,
  lineAt: (offset: number) => number,
): Problem[] {
  const byLine = new Map<number, Problem>();
  for (const error of errors) {
    const offset = offsetOf(error, source);
    const line = lineAt(offset);
    const [text = ''] = source.slice(source.lastIndexOf('\n', offset - 1) + 1).split('\n');
    if (!byLine.has(line)) byLine.set(line, { line, message: explain(error, text) });
  }
  return [...byLine.values()];
}

/** An unclosed quote is reported where the text ends; its author looks for it where it begins. */
function offsetOf(error: YAMLError, source: string): number {
  const [offset] = error.pos;
  if (!isUnclosed(error)) return offset;
  const openings = source.slice(0, offset).matchAll(/^(?:[^:\n]*:[ \t]+)?["'[{]/gm);
  return [...openings].at(-1)?.index ?? offset;
}
