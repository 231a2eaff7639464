import type { FurtherLanguage } from '#components/words/languages.ts';
import {
  type CheckedFile,
  type Context,
  fileName,
  type MilestoneParts,
  type MissionEntry,
} from './entries.ts';
import type { translationFields } from './fields.ts';
import { checkLanguage, originOf, readTranslationName, translate } from './translations.ts';

type Translation = CheckedFile<typeof translationFields>;

/** The milestone in another language. Untranslated missions stay English, and say so. */
export function translateMilestone(
  { entries, missions, translations }: MilestoneParts,
  language: FurtherLanguage,
  context: Context,
): MilestoneParts {
  return {
    entries: entries.map(({ item, ...entry }) => {
      const key = `name.${language}` as const;
      const file = `${entry.path}/milestone.yaml`;
      const name = item?.[key];
      if (item && name === undefined) reportUntranslatedName(file, key, language, context);
      const translated = name === undefined ? { lang: 'en' as const } : { name };
      return { ...entry, item: item && { ...item, ...translated } };
    }),
    missions: missions.map((mission) => translateMission(mission, translations, language, context)),
    translations,
  };
}

function translateMission(
  entry: MissionEntry,
  translations: readonly Translation[],
  language: FurtherLanguage,
  { report, reportGap }: Context,
): MissionEntry {
  const {
    item,
    check: { steps },
  } = entry;
  if (!item || !steps) return entry;
  const path = entry.path.replace(/md$/, `${language}.md`);
  const english = { ...entry, item: { ...item, lang: 'en' as const } };
  const translation = translations.find((file) => file.path === path);
  if (!translation) {
    const message = `This translation is missing. Begin it with title, tag, and "of: ${originOf(item)}".`;
    reportGap({ language, kind: 'missing', path, line: 1, message });
    return english;
  }
  const { mission, problems, stale } = translate(translation.check, { mission: item, steps });
  for (const problem of problems) report(path, problem.message, problem);
  if (stale) reportGap({ language, kind: 'stale', path, ...stale });
  return mission ? { ...entry, item: mission } : english;
}

export function reportUntranslatedName(
  path: string,
  key: string,
  language: FurtherLanguage,
  { reportGap }: Context,
) {
  const message = `The line "${key}: …" is missing, so the name is shown in English. Add it.`;
  reportGap({ language, kind: 'name', path, line: 1, message });
}

/**
 * Reports translations whose names match no mission, or no language.
 * @param originals the paths of the missions beside them
 */
export function reportMisnamed(
  translations: readonly Translation[],
  originals: readonly string[],
  { languages, report }: Context,
) {
  for (const { path } of translations) {
    const { original = '', written = '' } = readTranslationName(path) ?? {};
    const problem =
      checkLanguage(original, written, languages) ?? checkOriginal(original, originals);
    if (problem) report(path, problem, { about: 'file name' });
  }
}

function checkOriginal(original: string, originals: readonly string[]): string | undefined {
  if (originals.includes(original)) return undefined;
  const idOf = (path: string) => fileName(path).replace(/^\d+-/, '');
  const meant = originals.find((path) => idOf(path) === idOf(original));
  const remedy = meant
    ? `Give both the same number and name: "${fileName(meant)}".`
    : 'Use the number and name of the English file.';
  return `There is no mission "${fileName(original)}" beside this translation. ${remedy}`;
}
