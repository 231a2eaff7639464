import type { Problem } from '../../../text/problem.ts';
import { shorten } from '../../../text/text.ts';
import { ofType, type Place } from '../places.ts';
import { foreignMarks } from './foreignMarks.ts';
import { read, shownText } from './shownText.ts';
import { findDoubleStars, hasStarNotes, unpairedMarks } from './unpairedMarks.ts';

/** Marks that Markdown shows, although the author meant emphasis, code, or the notation of another tool. */
export function findShownMarks(places: readonly Place[], text: string): Problem[] {
  const blocks = ofType(places, 'paragraph', 'heading', 'tableCell').map((place) =>
    shownText(place, text),
  );
  const starsAreNotes = hasStarNotes(blocks.map(({ shown }) => shown).join('\n'));
  return blocks.flatMap(({ source, shown, lineAt }) => {
    const found = new Map<string, Problem>();
    // Authors see repeated mistakes in a line as one problem.
    const report = (index: number, message: string, key = message) => {
      const line = lineAt(index);
      const id = `${line} ${key}`;
      if (!found.has(id)) found.set(id, { line, message });
    };
    let rest = shown;
    for (const [remedy, ...patterns] of foreignMarks) {
      for (const pattern of patterns) {
        for (const { 0: mark, index } of rest.matchAll(pattern)) {
          const written = source.slice(index, index + mark.length);
          const [excerpt = ''] = written.trim().split('\n');
          const message = `“${shorten(excerpt)}” would be shown as typed. ${remedy}`;
          report(index + mark.search(/\S/), message, remedy);
        }
        rest = rest.replaceAll(pattern, (mark) => mark.replaceAll(/\S/g, read));
      }
    }
    for (const [message, ...patterns] of unpairedMarks) {
      for (const pattern of patterns) {
        for (const { index } of rest.matchAll(pattern)) report(index, message);
      }
    }
    if (!starsAreNotes) {
      for (const { index, message } of findDoubleStars(rest)) report(index, message);
    }
    return [...found.values()];
  });
}
