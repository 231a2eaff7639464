import type { ContentFile } from '#tools/content/compiler/compilePlans.ts';
import { maxField } from '#tools/text/text.ts';
import type { MissionDraft } from './missionDraft.ts';

/** The letters from a to z and the digits of a text, joined by hyphens. Accents are dropped. */
export function wordsOf(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(/[\p{M}’'`]/gu, '');
  const words = letters.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, maxField).replace(/-$/, '');
}

export const planOf = (path: string) => path.slice(0, path.indexOf('/'));

/**
 * `4-tour-the-office`: the author's name for the file, or one from the title, with the next number of its milestone.
 * Empty if the title has no letter from a to z and no digit.
 */
export function nameOf(
  { folder, name, title }: MissionDraft,
  files: readonly ContentFile[],
): string {
  const words = wordsOf(title);
  if (name || !words) return name;
  const numbers = files.flatMap(({ path }) =>
    folder && path.startsWith(`${folder}/`)
      ? Number.parseInt(path.slice(folder.length + 1), 10) || 0
      : [],
  );
  return `${Math.max(0, ...numbers) + 1}-${words}`;
}
