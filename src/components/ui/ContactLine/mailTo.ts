export interface Mail {
  readonly subject: string;
  readonly body?: string | undefined;
}

/** Sets the subject and body of a `mailto:` link, replacing its own. Any other link is returned unchanged. */
export function mailTo(link: string, { subject, body }: Mail): string {
  if (!/^mailto:/i.test(link)) return link;
  // A `?` in a field is escaped (RFC 6068, section 2), so a second `?` was meant to be `&`.
  const [address, ...queries] = link.replaceAll('&amp;', '&').split('?');
  // In a `mailto:` link, unlike in a query, `+` is a plus and never a space.
  const given = new URLSearchParams(queries.join('&').replaceAll('+', '%2B'));
  const fields = new URLSearchParams();
  // Email header names are case-insensitive.
  for (const [name, value] of given) fields.append(name.toLowerCase(), value);
  fields.set('subject', subject.replaceAll(/[\r\n]+/g, ' '));
  // An email separates lines with CRLF (RFC 6068).
  if (body !== undefined) fields.set('body', body.replaceAll(/\r?\n/g, '\r\n'));
  return `${address}?${fields.toString().replaceAll('+', '%20')}`;
}
