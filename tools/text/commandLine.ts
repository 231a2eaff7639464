/** Writes a command for a POSIX shell, which takes each word as it is. */
export const commandLine = (words: readonly string[]) =>
  words
    .map((word) => (/^[\w@%+:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(' ');
