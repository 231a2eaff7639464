import { transliterate } from 'transliteration';
import type { ContentFile } from '#tools/content/compiler/compilePlans.ts';
import { maxField } from '#tools/text/text.ts';
import type { MissionDraft } from './missionFile.ts';

/** The words of a text in the letters of file names, joined by hyphens. Other scripts are transliterated. */
export function wordsOf(text: string): string {
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

/** One more than the highest number with which a name begins. */
export function nextNumber(paths: readonly string[]): number {
  const numbers = paths.map((path) => Number.parseInt(path.replace(/^.*\//, ''), 10) || 0);
  return Math.max(0, ...numbers) + 1;
}

export const planOf = (path: string) => path.slice(0, path.indexOf('/'));

/** The id in the name of a mission, or of a milestone's folder. */
export const idIn = (path: string) => path.replace(/^.*\//, '').replace(/^\d+-/, '');

/**
 * `4-tour-the-office`: the author's name for the file, or one from the title, with the next number of its milestone.
 * @param others the plan's other missions, as `pathsBeside` returns them
 */
export function nameOf({ folder, name, title }: MissionDraft, others: readonly string[]): string {
  const ids = new Set(others.map(idIn));
  const inFolder = others.filter((path) => folder && path.startsWith(`${folder}/`));
  const free = () => freeName(title, 'mission', (id) => ids.has(id));
  return name || `${nextNumber(inFolder)}-${free()}`;
}

/** The paths of the plan's other missions, without `.md`: of its files, and of drafts with a name or begun earlier. */
export function pathsBeside(
  drafts: ReadonlyMap<string, MissionDraft>,
  currentId: string,
  files: readonly ContentFile[],
): string[] {
  const plan = planOf(drafts.get(currentId)?.folder ?? '');
  const paths = files.flatMap(({ path }) =>
    path.endsWith('.md') && planOf(path) === plan ? [path.slice(0, -3)] : [],
  );
  // A draft without a milestone may go into any plan.
  const others = [...drafts].filter(
    ([id, { folder }]) => id !== currentId && (!plan || !folder || planOf(folder) === plan),
  );
  for (const [, { folder, name }] of others) if (name) paths.push(`${folder}/${name}`);
  for (const [id, draft] of others) {
    if (id < currentId && !draft.name) paths.push(`${draft.folder}/${nameOf(draft, paths)}`);
  }
  return paths;
}
