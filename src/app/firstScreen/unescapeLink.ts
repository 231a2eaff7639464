/** Longer than any link of the portal or of Firebase. */
const maxLength = 20_000;

/** A link goes through a mail's own escaping, and through that of the filters on its way. */
const maxRounds = 4;

// As a list, because browsers of 2015 know no `\p{Cf}`.
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/g;

/**
 * The text of a link as it was written, before mail programs, filters and chats escaped it, wrapped it, and put
 * invisible characters into it. Behind the last equals sign, spaces stay, because a text may follow the link.
 */
export function unescapeLink(link: string): string {
  let text = link.slice(0, maxLength);
  for (let round = 0; round < maxRounds; round += 1) text = unescapeOnce(text);
  const lastValue = text.lastIndexOf('=') + 1;
  return text.slice(0, lastValue).replace(/\s/g, '') + text.slice(lastValue);
}

function unescapeOnce(link: string): string {
  const text = link
    .replace(/(?:%[\da-f]{2})+/gi, decode)
    .replace(invisible, '')
    .replace(/&(?:amp;)+/gi, '&');
  // In quoted-printable, `=` ends a line, and every other one is `=3D`. Elsewhere, a code may begin with `3D`.
  if (/^(?:[^=]|=\s)*=3D/.test(text)) return text.replace(/=\s+/g, '').replace(/=3D/g, '=');
  return text.replace(/([?&#]\w+=)\s+|=\s+/g, (_, parameter = '') => parameter);
}

/** Nothing for escapes that stand for no text. */
function decode(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return '';
  }
}
