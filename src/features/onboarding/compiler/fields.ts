import * as v from 'valibot';
import { isMap, isScalar, LineCounter, parseDocument, type YAMLError } from 'yaml';
import { tagColors } from '../model.ts';

/** What is wrong in one text. The line is 1-based. */
export interface Problem {
  readonly line: number;
  readonly message: string;
}

const oneLine = (key: string) =>
  v.pipe(
    v.string(({ input }) =>
      input === null ? `The ${key} is empty.` : `The ${key} is not read as text. Put it in quotes.`,
    ),
    v.trim(),
    v.nonEmpty(`The ${key} is empty.`),
    v.regex(/^.*$/, `The ${key} must fit on one line.`),
  );

const missing = ({ path }: v.ObjectIssue) => `The ${String(path?.[0].key)} is missing.`;

/** What is said about all plans together. */
export const plansFields = (planIds: readonly string[]) =>
  v.object(
    {
      standard: v.pipe(
        oneLine('standard plan'),
        v.picklist(
          planIds,
          ({ input }) =>
            `There is no plan "${String(input)}". The plans here: ${planIds.join(', ') || 'none'}.`,
        ),
      ),
    },
    'The standard plan is missing.',
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
  },
  missing,
);

export type Fields = ReturnType<typeof plansFields> | typeof milestoneFields | typeof missionFields;
export type FieldsOf<Schema extends Fields> = v.InferOutput<Schema>;

interface FieldsCheck<Schema extends Fields> {
  /** Undefined unless every field is sound. */
  readonly output?: FieldsOf<Schema>;
  readonly problems: readonly Problem[];
}

/** Reads YAML that must hold exactly the fields of a schema. */
export function readFields<Schema extends Fields>(
  source: string,
  schema: Schema,
  { sourceLine, missingLine }: { readonly sourceLine: number; readonly missingLine: number },
): FieldsCheck<Schema> {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => Math.max(lineCounter.linePos(offset).line, 1) + sourceLine - 1;
  const keys = Object.keys(schema.entries);
  try {
    const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' });
    const { contents } = document;
    const errors = [...document.errors, ...document.warnings];
    if (errors.length > 0) return { problems: syntaxProblems(errors, source, lineAt) };
    const isNothing = contents === null || (isScalar(contents) && contents.value === null);
    if (!isNothing && !isMap(contents)) {
      const shape = keys.map((key) => `"${key}: …"`).join(', ');
      return {
        problems: [{ line: sourceLine, message: `Write one line for each key: ${shape}.` }],
      };
    }

    const problems: Problem[] = [];
    const lines = new Map<string, number>();
    for (const { key: node, value } of isMap(contents) ? contents.items : []) {
      const key = isScalar(node) ? String(node.value) : '';
      const line = isScalar(node) && node.range ? lineAt(node.range[0]) : missingLine;
      lines.set(key, line);
      if (!keys.includes(key)) {
        const known = keys.map((each) => `"${each}"`).join(', ');
        problems.push({ line, message: `The key "${key}" is not known. Known here: ${known}.` });
      } else if (isScalar(value) && value.value !== null && value.comment) {
        const message = `The ${key} is cut off at the # sign. Put all of it in quotes.`;
        problems.push({ line, message });
      }
    }
    const { success, output, issues = [] } = v.safeParse(schema, document.toJS() ?? {});
    for (const { path, message } of issues) {
      problems.push({ line: lines.get(String(path?.[0].key)) ?? missingLine, message });
    }
    return success ? { output, problems } : { problems };
  } catch {
    // The parser's own stack has a limit.
    const message = 'The YAML is nested too deeply to be read.';
    return { problems: [{ line: sourceLine, message }] };
  }
}

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
    const [, key, text] = /^(\w+): +(.*?) *$/.exec(line) ?? [];
    return text === undefined
      ? 'A text that contains a colon must stand in quotes, and no line may begin with a space.'
      : `A text that contains a colon must stand in quotes: ${key}: ${JSON.stringify(text)}`;
  }
  return explanations[error.code] ?? `This is not valid YAML: ${error.message.replace(/\.$/, '')}.`;
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
