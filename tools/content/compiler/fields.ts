import * as v from 'valibot';
import {
  type FurtherLanguage,
  languageOf,
  languages as portalLanguages,
} from '#components/words/languages.ts';
import { checkAddress } from '../../text/checkAddress.ts';
import { oneLine } from '../../text/oneLine.ts';
import { shorten } from '../../text/text.ts';
import type { Report } from './problem.ts';

/** Every language of the portal other than English. */
const furtherLanguages = Object.keys(portalLanguages).filter(
  (tag): tag is FurtherLanguage => tag !== 'en',
);

/** Those in which missions are shown. */
export const missionLanguages = furtherLanguages.filter(
  (language) => languageOf('portal', language) === language,
);

function wholeNumber(min: number, max: number, rule: string) {
  return v.pipe(
    v.string(),
    v.regex(/^-?\d+$/, rule),
    v.transform(Number),
    v.minValue(min, rule),
    v.maxValue(max, rule),
  );
}

const dayRule =
  'The day must be a whole number from 1 to 400, or from -100 to -1 for a day before the first; there is no day 0. Write "day: 5" or, with a plain hyphen and no space after it, "day: -4".';

/** Counted from the employee's first day of work, which is day 1. */
const day = v.optional(v.pipe(wholeNumber(-100, 400, dayRule), v.notValue(0, dayRule)));

const minutesRule =
  'The minutes must be a whole number from 1 to 480. Write "minutes: 20", for example.';

/** The remedy if only capitals differ from one of these values. */
function writeAs(written: string, values: readonly string[]): string | undefined {
  const meant = values.find((each) => each.toLowerCase() === written.toLowerCase());
  return meant && `Write it as "${meant}".`;
}

/** One of a few values, as in `oneOf('tagColor', ['blue', 'red'])`. */
function oneOf<const Value extends string>(key: string, values: readonly Value[]) {
  const name = key.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return v.pipe(
    oneLine(key),
    v.picklist(
      values,
      ({ input }) =>
        `The ${name} "${String(input)}" does not exist. ${writeAs(String(input), values) ?? `Use one of ${values.join(', ')}.`}`,
    ),
  );
}

function missing({ path }: v.ObjectIssue): string {
  const key = String(path?.[0].key);
  return `The ${key} is missing. Add a line "${key}: …".`;
}

/** The translations of a text, each under its own key: `name.de`. */
function translationsOf<Key extends string>(text: Key, tags = furtherLanguages) {
  const keys = tags.map((language) => `${text}.${language}` as const);
  const entries = keys.map((key) => [key, v.optional(oneLine(key))] as const);
  return Object.fromEntries(entries) as Record<(typeof keys)[number], (typeof entries)[number][1]>;
}

const languageRule = `Write the languages other than English in square brackets: "languages: [${furtherLanguages.join(', ')}]". A developer can add a language to the portal.`;

const languages = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\[.*\]$/, languageRule),
    v.transform((list) => [...new Set(list.match(/[^\s,[\]"']+/g))]),
    v.array(v.picklist(furtherLanguages, languageRule)),
  ),
);

/** `plans.yaml` */
export const settingsFields = v.object(
  {
    /** The id of a plan. */
    standard: oneLine('standard'),
    /** The person or team to ask, in words. */
    contact: v.optional(oneLine('contact')),
    ...translationsOf('contact'),
    contactLink: v.optional(
      v.pipe(
        oneLine('contactLink'),
        v.check(
          (address) => checkAddress(address) === undefined,
          ({ input }) => checkAddress(input) ?? '',
        ),
      ),
    ),
    languages,
    /** Whether a missing or outdated translation is a problem, or is only listed. */
    translations: v.optional(
      v.picklist(
        ['required'],
        'This line can only be "translations: required": then a translation that is missing or out of date stops the build. Otherwise, remove the line.',
      ),
    ),
  },
  missing,
);

/** `milestone.yaml` */
export const milestoneFields = v.object(
  { name: oneLine('name'), ...translationsOf('name', missionLanguages), day },
  missing,
);

/** The front matter of a mission: the only list of its fields. The type `Mission` follows from it. */
export const missionFields = v.object(
  {
    title: oneLine('title'),
    tag: oneLine('tag'),
    /** docs/specification.md, section 3. */
    tagColor: oneOf('tagColor', ['blue', 'yellow', 'green', 'purple', 'red']),
    minutes: v.optional(wholeNumber(1, 480, minutesRule)),
    day,
  },
  missing,
);

/** The fields that a translation has itself. All others come from the English file. */
export const translatedKeys = ['title', 'tag'] as const;

/** The front matter of a translation. */
export const translationFields = v.object(
  {
    ...v.pick(missionFields, translatedKeys).entries,
    /** `originOf` the English text. */
    of: v.optional(oneLine('of')),
  },
  missing,
);

export type FrontMatter = typeof missionFields | typeof translationFields;

export type Fields = typeof settingsFields | typeof milestoneFields | FrontMatter;

export interface FieldsRead<Schema extends Fields> {
  readonly fields: v.InferOutput<Schema>;
  readonly lines: ReadonlyMap<string, number>;
}

/**
 * Reads lines of `key: text`, which must have exactly the fields of a schema. Unlike YAML, it takes every character of
 * a text literally. Undefined unless every field is valid; missing ones are reported for line 1.
 */
export function readFields<Schema extends Fields>(
  source: string,
  schema: Schema,
  report: Report,
  firstLine = 1,
): FieldsRead<Schema> | undefined {
  const keys = Object.keys(schema.entries);
  const use = `Use these: ${keys.map((each) => `"${each}: …"`).join(', ')}.`;
  const lines = new Map<string, number>();
  const texts = new Map<string, string>();
  let isRead = true;
  for (const [index, content] of source.split('\n').entries()) {
    if (/^\s*(?:#|$)/.test(content)) continue;
    const [, written, text = ''] = /^([^\s:-][^:]*):(?:[ \t](.*))?$/.exec(content) ?? [];
    const key = written?.trimEnd();
    const message =
      (key === undefined &&
        `This line is not "key: text", with a space after the colon and none before the key. ${use}`) ||
      (key &&
        !keys.includes(key) &&
        `There is no key "${shorten(key)}" here. ${writeAs(key, keys) ?? use}`) ||
      (key && lines.has(key) && `There is already a line "${key}: …". Remove one of the two.`);
    if (message) {
      report(message, firstLine + index);
      isRead = false;
    } else if (key) {
      lines.set(key, firstLine + index);
      texts.set(key, withoutQuotes(text.trim()));
    }
  }
  if (!isRead) return undefined;
  const entries = Object.fromEntries(texts);
  const { success, output, issues = [] } = v.safeParse(schema, entries, { abortPipeEarly: true });
  for (const { path, message } of issues) report(message, lines.get(String(path?.[0].key)));
  return success ? { fields: output, lines } : undefined;
}

/** A text may be quoted, as YAML requires for some texts. */
function withoutQuotes(text: string): string {
  const [, double, single] = /^"((?:[^"\\]|\\.)*)"$|^'((?:[^']|''|\b'\b)*)'$/.exec(text) ?? [];
  if (double === undefined) return single?.replaceAll("''", "'") ?? text;
  try {
    return JSON.parse(text);
  } catch {
    // The backslashes, such as those of a path, do not start escapes.
    return double;
  }
}
