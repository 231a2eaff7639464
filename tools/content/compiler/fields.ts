import * as v from 'valibot';
import type { FurtherLanguage } from '#components/words/languages.ts';
import { tagColors } from '#features/onboarding/plan/model.ts';
import { checkAddress } from '../../text/checkAddress.ts';
import { likelyKey } from '../../text/likelyKey.ts';
import { oneLine } from '../../text/oneLine.ts';
import type { Problem } from '../../text/problem.ts';
import { isInCurlyQuotes, shorten } from '../../text/text.ts';
import { readLines, withoutQuotes } from './keyedLines.ts';
import { describeUnavailable, furtherLanguages, isFurther, languageMeant } from './languages.ts';

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });

function wholeNumber(min: number, max: number, rule: string) {
  return v.pipe(
    v.string(),
    v.regex(/^-?\d+$/, rule),
    v.transform(Number),
    v.minValue(min, rule),
    v.maxValue(max, rule),
  );
}

/** Counted from the employee's first day of work, which is day 1. */
const day = v.optional(
  v.pipe(
    wholeNumber(
      -100,
      400,
      'The day must be a whole number from 1 to 400, or from -100 to -1 for a day before the first. Write "day: 5" or, with a plain hyphen and no space after it, "day: -4".',
    ),
    v.notValue(
      0,
      'There is no day 0. Write "day: 1" for the first day of work, or "day: -1" for the day before it.',
    ),
  ),
);

const minutes = v.optional(
  wholeNumber(
    1,
    480,
    'The minutes must be a whole number from 1 to 480. Write "minutes: 20", for example.',
  ),
);

function missing({ path }: v.ObjectIssue): string {
  const key = String(path?.[0].key);
  return `The ${key} is missing. Add a line "${key}: …".`;
}

const link = (key: string) =>
  v.optional(
    v.pipe(
      oneLine(key),
      v.check(
        (address) => checkAddress(address) === undefined,
        ({ input }) => checkAddress(input) ?? '',
      ),
    ),
  );

/** The translations of a text, each under its own key: `name.de`. */
function translationsOf<Key extends string>(text: Key, among: readonly FurtherLanguage[]) {
  const keys = among.map((language) => `${text}.${language}` as const);
  const entries = keys.map((key) => [key, v.optional(oneLine(key))] as const);
  return Object.fromEntries(entries) as Record<(typeof keys)[number], (typeof entries)[number][1]>;
}

const languageRule = `Languages other than English go in square brackets. Write "languages: [${furtherLanguages[0]}]", for example.`;

function describeLanguage({ input }: { input: unknown }): string {
  const meant = languageMeant(String(input));
  if (meant === 'en') return 'English is always included. Remove it from the languages.';
  return meant
    ? `The portal is not available in "${String(input)}". Did you mean "${meant}"?`
    : describeUnavailable(String(input));
}

const languages = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\[.*\]$/, languageRule),
    v.transform((list): string[] => list.match(/[^\s,[\]"']+/g) ?? []),
    v.array(v.custom<FurtherLanguage>((input) => isFurther(String(input)), describeLanguage)),
    v.check(
      (all) => new Set(all).size === all.length,
      'A language is listed twice. Remove one of the two.',
    ),
  ),
);

export const plansFields = (planIds: readonly string[]) =>
  v.pipe(
    v.object(
      {
        standard: v.pipe(
          oneLine('standard plan'),
          v.picklist(
            planIds,
            ({ input }) => `There is no plan "${String(input)}". Use the name of a plan’s folder.`,
          ),
        ),
        /** The person or team to ask, in words. */
        contact: v.optional(oneLine('contact')),
        ...translationsOf('contact', furtherLanguages),
        contactLink: link('contactLink'),
        /** The person or team that puts content into the portal. */
        publisher: v.optional(oneLine('publisher')),
        publisherLink: link('publisherLink'),
        languages,
        /** Whether a missing or outdated translation is a problem, or is only listed. */
        translations: v.optional(
          v.picklist(
            ['required'],
            'This line can only be "translations: required": then a translation that is missing or out of date stops the build. Otherwise, remove the line.',
          ),
        ),
      },
      'The standard plan is missing. Add a line "standard: …" with the name of its folder.',
    ),
    v.forward(
      v.check(
        ({ contact, contactLink }) => contact !== undefined || contactLink === undefined,
        'The contact is missing. Add a line "contact: …" that says who this link leads to.',
      ),
      ['contactLink'],
    ),
    v.forward(
      v.check(
        ({ publisher, publisherLink }) => publisher !== undefined || publisherLink === undefined,
        'The publisher is missing. Add a line "publisher: …" that says who this link leads to.',
      ),
      ['publisherLink'],
    ),
  );

export const milestoneFields = (among: readonly FurtherLanguage[]) =>
  v.object({ name: oneLine('name'), ...translationsOf('name', among), day }, missing);

export const missionFields = v.object(
  {
    title: oneLine('title'),
    tag: oneLine('tag'),
    tagColor: v.pipe(
      oneLine('tagColor'),
      v.picklist(
        tagColors,
        ({ input }) =>
          `The tag color "${String(input)}" does not exist. Use ${anyOf.format(tagColors)}.`,
      ),
    ),
    minutes,
    day,
  },
  missing,
);

/** A translation contains the translated texts, and says which English text they come from. */
export const translationFields = v.object(
  {
    title: missionFields.entries.title,
    tag: missionFields.entries.tag,
    /** `originOf` the English text. */
    of: v.optional(oneLine('of')),
  },
  missing,
);

export type MissionFields = typeof missionFields | typeof translationFields;

export type Fields =
  | ReturnType<typeof plansFields>
  | ReturnType<typeof milestoneFields>
  | MissionFields;
export type FieldsOf<Schema extends Fields> = v.InferOutput<Schema>;

interface FieldsCheck<Schema extends Fields> {
  /** Undefined unless every field is valid. */
  readonly output?: FieldsOf<Schema>;
  readonly problems: readonly Problem[];
  readonly lines: ReadonlyMap<string, number>;
}

/** Reads lines that must have exactly the fields of a schema. Missing fields are reported for line 1. */
export function readFields<Schema extends Fields>(
  source: string,
  schema: Schema,
  firstLine = 1,
): FieldsCheck<Schema> {
  const keys = Object.keys(schema.entries);
  const known = keys.map((key) => `"${key}: …"`).join(', ');
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  const texts = new Map<string, string>();
  let isRead = true;
  for (const { index, content, key: written, text } of readLines(source)) {
    const line = firstLine + index;
    const key = likelyKey(written ?? '', keys);
    if (written === undefined || lines.has(key)) {
      isRead = false;
      problems.push({
        line,
        message: written === undefined ? explainLine(content, known) : twice(key),
      });
      continue;
    }
    lines.set(key, line);
    texts.set(key, withoutQuotes(text));
    const message = checkKey(key, written, keys, known) ?? checkQuotes(key, text);
    if (message) problems.push({ line, message, about: key });
  }
  if (!isRead) return { problems, lines };
  const entries = Object.fromEntries(texts);
  const { success, output, issues } = v.safeParse(schema, entries, { abortPipeEarly: true });
  for (const { path, message } of issues ?? []) {
    const about = String(path?.[0].key);
    problems.push({ line: lines.get(about) ?? 1, message, about });
  }
  return { problems, lines, ...(success && { output }) };
}

const twice = (key: string) => `There is already a line "${key}: …". Remove one of the two.`;

function explainLine(line: string, known: string): string {
  if (line.startsWith('\t')) return 'This line begins with a tab. Remove the tab.';
  return /^[\s-]/.test(line)
    ? `Each line must begin with its key, with nothing before it. Use these: ${known}.`
    : 'A colon and a space must follow the key. Write "key: text".';
}

function checkKey(
  key: string,
  written: string,
  keys: readonly string[],
  known: string,
): string | undefined {
  if (key !== written) return `The key "${shorten(written)}" is misspelled. Write "${key}".`;
  if (keys.includes(key)) return undefined;
  const isOfEnglish = keys.includes('of') && Object.hasOwn(missionFields.entries, key);
  return isOfEnglish
    ? `The English file sets the ${key}. Remove this line.`
    : `There is no key "${shorten(key)}" here. Use these: ${known}.`;
}

function checkQuotes(key: string, text: string): string | undefined {
  if (isInCurlyQuotes(text)) {
    return `The ${key} is in curly quotes, which would be shown. Use straight quotes or none.`;
  }
  return /^"[^"]*$/.test(text)
    ? `The ${key} begins with a quotation mark that is never closed. Remove it, or add another one at the end.`
    : undefined;
}
