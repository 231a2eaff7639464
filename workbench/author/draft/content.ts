import type { FurtherLanguage } from '#components/words/languages.ts';
import type { ContentFile } from '#tools/content/compiler/compilePlans.ts';
import { nameOf as languageName } from '#tools/content/compiler/languages.ts';
import { originOf } from '#tools/content/compiler/translations.ts';
import { fileNameOf, fromFile, type MissionDraft, withoutComments } from './missionDraft.ts';

/** In the content folder. */
export const pathOf = (draft: MissionDraft) => `${draft.folder}/${fileNameOf(draft)}`;

/** The folders of all milestones. */
export const foldersIn = (files: readonly ContentFile[]) =>
  files.flatMap(({ path }) => path.match(/^.*(?=\/milestone\.yaml$)/)?.[0] ?? []);

function readDraft({ path, text }: ContentFile): MissionDraft[] {
  const [, folder = '', name = ''] = /^(.*)\/([^/]*\.md)$/.exec(path) ?? [];
  return text && folder ? [{ ...fromFile(name, text), folder }] : [];
}

const missionsIn = (files: readonly ContentFile[]) =>
  files.flatMap(readDraft).filter(({ language }) => !language);

/** The missions as the build reads them. */
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
const besideOriginal = (
  { folder, tagColor, minutes, day }: MissionDraft,
  translation: MissionDraft,
): MissionDraft => ({ ...translation, folder, tagColor, minutes, day });

/**
 * A draft from a file, in the milestone where the content has its mission. Of several missions with its name, a
 * translation was made from one. Undefined for the translation of a mission that the content does not have.
 */
export function placed(draft: MissionDraft, files: readonly ContentFile[]) {
  const namesakes = originalsIn(files).filter(({ name }) => name === draft.name);
  const [first, second] = namesakes;
  if (!draft.language) return { ...draft, folder: (!second && first?.folder) || '' };
  const isOrigin = (each: MissionDraft) => madeFrom(each, draft).of === draft.of;
  const original = namesakes.find(isOrigin) ?? first;
  return original && besideOriginal(original, draft);
}

/** What can be opened: each mission, and each translation, written or not. */
export interface Openable {
  readonly label: string;
  readonly draft: MissionDraft;
}

export function openableIn(
  files: readonly ContentFile[],
  languages: readonly FurtherLanguage[],
): Openable[] {
  const originals = new Map(originalsIn(files).map((original) => [pathOf(original), original]));
  return missionsIn(files).flatMap((mission) => {
    const original = originals.get(pathOf(mission)) ?? mission;
    const translations = languages.map((language) => translationIn(files, language, original));
    return [{ label: original.title, draft: mission }, ...translations];
  });
}

/** A missing one begins with the English text, so that links and pictures remain. */
function translationIn(
  files: readonly ContentFile[],
  language: FurtherLanguage,
  original: MissionDraft,
): Openable {
  const label = `${original.title} – ${languageName(language)}`;
  const begun = madeFrom(original, { ...original, language, title: '', tag: '' });
  const [written] = files.filter(({ path }) => path === pathOf(begun)).flatMap(readDraft);
  if (!written) return { label: `${label}, missing`, draft: begun };
  const draft = besideOriginal(original, written);
  return { label: draft.of === begun.of ? label : `${label}, older than its English`, draft };
}
