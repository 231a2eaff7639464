export interface Mail {
  readonly subject: string;
  readonly body?: string | undefined;
}

/** Adds subject and text to a `mailto:` link, in place of its own. Any other link is returned as it is. */
export function mailTo(link: string, { subject, body }: Mail): string {
  if (!/^mailto:/i.test(link)) return link;
  const [address, query = ''] = link.split('?', 2);
  // In a mail link, unlike in a query, `+` is a plus and never a space.
  const fields = new URLSearchParams(query.replaceAll('+', '%2B'));
  fields.set('subject', subject.replaceAll(/[\r\n]+/g, ' '));
  // A mail has CRLF between its lines (RFC 6068).
  if (body !== undefined) fields.set('body', body.replaceAll(/\r?\n/g, '\r\n'));
  return `${address}?${fields.toString().replaceAll('+', '%20')}`;
}
