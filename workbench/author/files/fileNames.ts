import { transliterate } from 'transliteration';
import type { ContentFile } from '#tools/content/compiler/compilePlans.ts';
import { maxField } from '#tools/content/compiler/text.ts';
import type { MissionDraft } from './missionFile.ts';

/** The words of a text, joined, in the letters of file names; other scripts are written out. */
function wordsOf(text: string): string {
  // In small letters and composed, because the library knows no others of some letters.
  const letters = transliterate(text.toLowerCase().normalize('NFKC')).normalize('NFKD');
  const words =
    letters
      .toLowerCase()
      .replaceAll(/[\p{M}’'`]/gu, '')
      .match(/[a-z0-9]+/g) ?? [];
  // Written out, a title of Chinese signs is five times as long, and a file name has 255 letters at most.
  return words.join('-').slice(0, maxField).replace(/-$/, '');
}

/** The words of a text as a name, with a number where that is taken; `otherwise` where no word can be written out. */
export function freeName(
  text: string,
  otherwise: string,
  isTaken: (name: string) => boolean | undefined,
): string {
  const words = wordsOf(text) || otherwise;
  let name = words;
  for (let number = 2; isTaken(name); number += 1) name = `${words}-${number}`;
  return name;
}

/**
 * `1-tour-the-office`: as the author has named the file, or made of the title. The author replaces 1 by the mission's
 * place in its milestone.
 * @param taken the ids that other missions of the plan have
 */
export function nameOf({ name, title }: MissionDraft, taken: ReadonlySet<string>): string {
  return name || `1-${freeName(title, 'mission', (id) => taken.has(id))}`;
}

const idIn = (name: string) => name.replace(/^\d+-/, '');

/** The ids that the other missions of a draft's plan have: the files, and the drafts that were named or begun before. */
export function takenIds(
  drafts: ReadonlyMap<string, MissionDraft>,
  chosen: string,
  files: readonly ContentFile[],
): Set<string> {
  const planOf = (path = '') => path.slice(0, path.indexOf('/'));
  const plan = planOf(drafts.get(chosen)?.folder);
  const ids = files.flatMap(({ path }) => {
    const [, name] = /([^/]*)\.md$/.exec(path) ?? [];
    return name !== undefined && planOf(path) === plan ? [idIn(name)] : [];
  });
  const taken = new Set(ids);
  // A draft whose milestone is not decided may come into any plan.
  const others = [...drafts].filter(
    ([id, { folder }]) => id !== chosen && (!plan || !folder || planOf(folder) === plan),
  );
  for (const [, { name }] of others) if (name) taken.add(idIn(name));
  for (const [id, draft] of others) if (id < chosen) taken.add(idIn(nameOf(draft, taken)));
  return taken;
}
