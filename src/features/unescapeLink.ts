/** Of the ids of about 900 missions. */
const maxLength = 20_000;

/** A link goes through a mail's own escaping, and through that of the filters on its way. */
const maxRounds = 4;

/**
 * The text of a link that came by mail, as it was written: mail programs, filters and chats escape it, wrap it, and put
 * invisible characters into it. Behind the last equals sign, spaces stay, because a text may follow the link.
 */
export function unescapeLink(link: string): string {
  let text = link.slice(0, maxLength);
  for (let round = 0; round < maxRounds; round += 1) text = unescapeOnce(text);
  const lastValue = text.lastIndexOf('=') + 1;
  return text.slice(0, lastValue).replaceAll(/\s/g, '') + text.slice(lastValue);
}

function unescapeOnce(link: string): string {
  const text = link
    .replaceAll(/(?:%[\da-f]{2})+/gi, decode)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/&(?:amp;)+/gi, '&');
  // In quoted-printable, `=` ends a line, and every other one is `=3D`. Elsewhere, a code may begin with `3D`. Browsers
  // leave out line breaks that are not escaped.
  return /^(?:[^=]|=\s)*=3D/.test(text)
    ? text.replaceAll(/((?:^|[?&#])\w+=)(?:3D|(?!\s))|(=)3D|=\s*/g, '$1$2')
    : text.replaceAll(/((?:^|[?&#])\w+=)\s+|=\s+/g, '$1');
}

/** Nothing for escapes that stand for no text. */
function decode(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return '';
  }
}
