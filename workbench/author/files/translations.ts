import type { FurtherLanguage } from '#components/words/languages.ts';
import type { ContentFile } from '#tools/content/compiler/compilePlans.ts';
import { originOf } from '#tools/content/compiler/translations.ts';
import { fileNameOf, fromFile, type MissionDraft, withoutComments } from './missionFile.ts';

/** In the content folder. */
export const pathOf = (draft: MissionDraft) => `${draft.folder}/${fileNameOf(draft)}`;

function readDraft({ path, text }: ContentFile): MissionDraft[] {
  const [, folder = '', name = ''] = /^(.*)\/(.*\.md)$/.exec(path) ?? [];
  return text && folder ? [{ ...fromFile(name, text), folder }] : [];
}

/** The missions of the content, all of them in English. */
export const missionsIn = (files: readonly ContentFile[]) =>
  files.flatMap(readDraft).filter(({ language }) => !language);

/** The same missions, as the build reads them. */
const originalsIn = (files: readonly ContentFile[]) =>
  missionsIn(files.map(({ path, text }) => ({ path, text: text && withoutComments(text) })));

/** The mission that a translation is made from; undefined if the content has no such mission. */
export const originalOf = (translation: MissionDraft, files: readonly ContentFile[]) =>
  originalsIn(files.filter(({ path }) => path === pathOf({ ...translation, language: '' })))[0];

/** Says that a translation is one of the English text as it is now. */
export function madeFrom(original: MissionDraft, translation: MissionDraft): MissionDraft {
  const { title, tag, text } = original;
  return { ...translation, of: originOf({ title, tag, description: text }) };
}

/** The translation with what only its original’s file says. */
export function besideOriginal(
  { folder, tagColor, minutes, day }: MissionDraft,
  translation: MissionDraft,
): MissionDraft {
  return { ...translation, folder, tagColor, minutes, day };
}

/** A translation that was opened from a file. Of several missions with its name, it was made from one. */
export function openedTranslation(
  translation: MissionDraft,
  files: readonly ContentFile[],
): MissionDraft | undefined {
  const namesakes = originalsIn(files).filter(({ name }) => name === translation.name);
  const isOrigin = (each: MissionDraft) => madeFrom(each, translation).of === translation.of;
  const original = namesakes.find(isOrigin) ?? namesakes[0];
  return original && besideOriginal(original, translation);
}

export interface Translation {
  readonly original: MissionDraft;
  readonly language: FurtherLanguage;
  /** If it is missing, it begins with the English text, so that links and pictures remain. */
  readonly draft: MissionDraft;
  readonly state: 'missing' | 'stale' | 'current';
}

/** One for each mission and language, written or not. */
export function translationsIn(
  files: readonly ContentFile[],
  languages: readonly FurtherLanguage[],
): Translation[] {
  return originalsIn(files).flatMap((original) =>
    languages.map((language) => {
      const begun = madeFrom(original, { ...original, language, title: '', tag: '' });
      const [written] = files.filter(({ path }) => path === pathOf(begun)).flatMap(readDraft);
      if (!written) return { original, language, draft: begun, state: 'missing' };
      const draft = besideOriginal(original, written);
      return { original, language, draft, state: draft.of === begun.of ? 'current' : 'stale' };
    }),
  );
}
