/** Far longer than any link of ours, even an escaped one. */
const maxLength = 20_000;

/** A link is escaped by the email itself, and again by filters on its way. */
const maxRounds = 4;

/**
 * The original text of an emailed link. Email programs, filters, and chats escape and wrap links, and insert invisible
 * characters. Spaces after the last equals sign stay, because other text may follow the link.
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
  // remove line breaks that are not escaped.
  return /^(?:[^=]|=\s)*=3D/.test(text)
    ? text.replaceAll(/((?:^|[?&#])\w+=)(?:3D|(?!\s))|(=)3D|=\s*/g, '$1$2')
    : text.replaceAll(/((?:^|[?&#])\w+=)\s+|=\s+/g, '$1');
}

/** Empty if the escapes do not encode text. */
function decode(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return '';
  }
}
