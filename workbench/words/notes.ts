const sources = import.meta.glob<string>('./*.ts', {
  base: '../../src/components/words/en',
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The comments at the keys of a file, which is formatted: the depth of a key is its indentation. */
function notesOf(file: string, source: string): [path: string, note: string][] {
  const path = [file];
  const notes = source.matchAll(/(?:\/\*\*((?:(?!\*\/).)*)\*\/\s+)?^( {2,}|)(\w+):/gmsu);
  return [...notes].flatMap(([, note, indentation = '', key = '']) => {
    path.splice(indentation.length / 2, path.length, key);
    return note ? [[path.join('.'), note.replaceAll(/\s+(?:\* )?/g, ' ').trim()]] : [];
  });
}

/** What the English files say to translators, by the path of a sentence or a group. */
export const notes = new Map(
  Object.entries(sources).flatMap(([file, source]) => notesOf(file.slice(2, -3), source)),
);

/** The notes at a sentence and inside of its group. */
export const notesAt = (path: string, group: string): string[] =>
  [...notes]
    .filter(([at]) => `${path}.`.startsWith(`${at}.`) && at.length > group.length)
    .map(([, note]) => note);
