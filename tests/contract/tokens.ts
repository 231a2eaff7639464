/** A token in the form of the service's own, whoever it speaks of. */
export function unsigned(claims: unknown): string {
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** A token that says something else; a claim that is undefined is left out. */
export function edited(idToken: string, claims: Readonly<Record<string, unknown>>): string {
  const payload = idToken.split('.')[1] ?? '';
  const known: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return unsigned(Object.assign({}, known, claims));
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
