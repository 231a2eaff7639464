import type { Selection } from '../plan/journey.ts';

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

/**
 * The selection in the query of a link, whatever mail programs and chats have made of it. A part of which nothing is left is
 * empty.
 */
export function readSelection(search: string): Selection {
  const query = unescapeLink(search)
    .replaceAll('=3D', '=')
    .replaceAll(/&(?:amp;)+/gi, '&');
  const received = new URLSearchParams(query.toLowerCase());
  const idOf = (name: string) => {
    const value = received.get(name);
    return value === null ? undefined : (idPattern.exec(value)?.[0] ?? '');
  };
  return { milestoneId: idOf('milestone'), missionId: idOf('mission') };
}

/** Without the signs that are around a link in a text. */
const idPattern = /[a-z\d]+(?:-[a-z\d]+)*/;
