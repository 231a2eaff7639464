import { shorten } from './text.ts';

/** The problem with a link's address, if any. */
export function checkAddress(url: string): string | undefined {
  // Browsers ignore these characters, so they could hide a scheme.
  const address = url.replaceAll(/\p{Cc}/gu, '').trim();
  const shown = shorten(address);
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(address) ?? [];
  if (address === '') return 'The link has no address. Write one in its parentheses.';
  if (address.startsWith('#')) {
    return `The address "${shown}" points to a place on the same page, which does not work here. Name the heading in words, without a link.`;
  }
  if (scheme === undefined) {
    return `The address "${shown}" is incomplete. Begin it with https://, http://, mailto:, or tel:.`;
  }
  const rest = address.slice(scheme.length);
  switch (scheme.toLowerCase()) {
    case 'http:':
    case 'https:': {
      // The parser escapes these characters in the page.
      const written = address.replaceAll(/[\s[\]]/g, encodeURIComponent);
      const backslash = findBackslash(address);
      if (backslash || (rest.startsWith('//') && URL.canParse(written))) return backslash;
      return `The address "${shown}" is not a valid web address. Check it for typos.`;
    }
    case 'mailto:':
    case 'tel:':
      return rest === ''
        ? `The address "${shown}" is incomplete. Write the rest after the colon.`
        : findBackslash(address);
    default:
      return `The address "${shown}" begins with "${scheme}". Use https://, http://, mailto:, or tel:.`;
  }
}

/** Browsers read a backslash as a slash, so it can end the host. No page's name contains an escaped one. */
function findBackslash(address: string): string | undefined {
  const [, inPlace] = /^[^?#]*?(\\|%5c)/i.exec(address) ?? [];
  if (inPlace === undefined && !address.includes('\\')) return undefined;
  const instead = inPlace === undefined ? '%5C' : '/';
  return `The address "${shorten(address)}" contains a backslash (${inPlace ?? '\\'}). Remove it, or write ${instead} instead.`;
}
