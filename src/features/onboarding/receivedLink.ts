const escapes = /(?:%[\da-f]{2})+/gi;

/** A link goes through a mail's own escaping, and through that of the filters on its way. */
const maxRounds = 4;

/**
 * The text of a link as it was written, where mail programs and chats have escaped it, and without the spaces, line
 * breaks and invisible signs that they have put in. `=` ends a line that a mail breaks.
 */
export function unescapeLink(text: string): string {
  let unescaped = text;
  for (let round = 0; round < maxRounds && unescaped.includes('%'); round += 1) {
    unescaped = unescaped.replaceAll(escapes, decode);
  }
  return unescaped.replaceAll(/=?[\s\p{Cf}]+/gu, '');
}

/** Nothing for escapes that stand for no text. */
function decode(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return '';
  }
}

/** The id that a part of a link begins with, without the signs that stand around a link in a text. */
export const idIn = (text: string) => /[a-z\d]+(?:-[a-z\d]+)*/.exec(text.toLowerCase())?.[0];
