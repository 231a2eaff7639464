import { transliterate } from 'transliteration';
import type { ContentFile } from '#tools/content/compiler/compilePlans.ts';
import { maxField } from '#tools/content/compiler/text.ts';
import type { MissionDraft } from './missionFile.ts';

/** The words of a text in the letters of file names, joined by hyphens. Other scripts are transliterated. */
function wordsOf(text: string): string {
  // The library knows some letters only in lower case and composed.
  const letters = transliterate(text.toLowerCase().normalize('NFKC')).normalize('NFKD');
  const words =
    letters
      .toLowerCase()
      .replaceAll(/[\p{M}’'`]/gu, '')
      .match(/[a-z0-9]+/g) ?? [];
  // A Chinese title becomes five times as long, and a file name may have 255 letters.
  return words.join('-').slice(0, maxField).replace(/-$/, '');
}

/** The words of a text as a name, with a number if it is taken; `otherwise` if it has no words. */
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
 * `1-tour-the-office`: the author's name for the file, or one from the title. Its number is a placeholder for the place
 * in the milestone.
 * @param taken the ids of the plan's other missions
 */
export function nameOf({ name, title }: MissionDraft, taken: ReadonlySet<string>): string {
  return name || `1-${freeName(title, 'mission', (id) => taken.has(id))}`;
}

const idIn = (name: string) => name.replace(/^\d+-/, '');

/** The ids of the plan's other missions: of its files, and of drafts with a name or begun earlier. */
export function takenIds(
  drafts: ReadonlyMap<string, MissionDraft>,
  currentId: string,
  files: readonly ContentFile[],
): Set<string> {
  const planOf = (path = '') => path.slice(0, path.indexOf('/'));
  const plan = planOf(drafts.get(currentId)?.folder);
  const ids = files.flatMap(({ path }) => {
    const [, name] = /([^/]*)\.md$/.exec(path) ?? [];
    return name !== undefined && planOf(path) === plan ? [idIn(name)] : [];
  });
  const taken = new Set(ids);
  // A draft without a milestone may go into any plan.
  const others = [...drafts].filter(
    ([id, { folder }]) => id !== currentId && (!plan || !folder || planOf(folder) === plan),
  );
  for (const [, { name }] of others) if (name) taken.add(idIn(name));
  for (const [id, draft] of others) if (id < currentId) taken.add(idIn(nameOf(draft, taken)));
  return taken;
}
