import type { TokenFlaw } from './steps.ts';

export interface TokenPair {
  readonly idToken: string;
  readonly refreshToken: string;
}

/** An ID token or a refresh token with a flaw for which it has to be refused. */
export function flawedToken(
  kind: keyof TokenPair,
  token: string,
  flaw: TokenFlaw,
  foreign: TokenPair,
): string {
  const withClaims = (claims: string) => {
    const encoded = Buffer.from(claims).toString('base64url');
    return kind === 'idToken' ? `${token.split('.')[0] ?? ''}.${encoded}.` : encoded;
  };
  switch (flaw) {
    case 'junk':
      return 'opaque';
    case 'cut':
      return token.slice(0, token.length / 2);
    case 'longer':
      return `${token}.more`;
    case 'only dots':
      return '..';
    case 'null claims':
      return withClaims('null');
    case 'claims of text':
      return withClaims('"text"');
    case 'claims not JSON':
      return withClaims('{');
    case 'claims not base64':
      return kind === 'idToken' ? 'e30.%é%.' : '%é%';
    case 'claims without a user':
      return withClaims(JSON.stringify({ ...claimsOf(token), user_id: undefined, localId: 7 }));
    case 'claims of nobody':
      return withClaims(
        JSON.stringify({ ...claimsOf(token), user_id: 'constructor', localId: 'constructor' }),
      );
    case 'other project':
      return foreign[kind];
    case 'other kind':
      return foreign[kind === 'idToken' ? 'refreshToken' : 'idToken'];
  }
}

export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const parts = token.split('.');
  const claims = Buffer.from(parts[1] ?? parts[0] ?? '', 'base64url').toString();
  try {
    return { ...(JSON.parse(claims) as object) };
  } catch {
    return {};
  }
}
