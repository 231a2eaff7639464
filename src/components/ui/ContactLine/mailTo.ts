export interface Mail {
  readonly subject: string;
  readonly body?: string | undefined;
}

/** Adds subject and text to a `mailto:` link, in place of its own. Any other link is returned as it is. */
export function mailTo(link: string, { subject, body }: Mail): string {
  if (!/^mailto:/i.test(link)) return link;
  // A `?` in a field is escaped (RFC 6068, section 2), so a second one was meant to be `&`.
  const [address, ...queries] = link.replaceAll('&amp;', '&').split('?');
  // In a mail link, unlike in a query, `+` is a plus and never a space.
  const given = new URLSearchParams(queries.join('&').replaceAll('+', '%2B'));
  const fields = new URLSearchParams();
  // The names of a mail's fields are the same in capitals.
  for (const [name, value] of given) fields.append(name.toLowerCase(), value);
  fields.set('subject', subject.replaceAll(/[\r\n]+/g, ' '));
  // A mail has CRLF between its lines (RFC 6068).
  if (body !== undefined) fields.set('body', body.replaceAll(/\r?\n/g, '\r\n'));
  return `${address}?${fields.toString().replaceAll('+', '%20')}`;
}
