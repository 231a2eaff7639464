import { expect, it } from 'vitest';
import { claimsOf, uidOf } from './json.ts';

const token = (claims: unknown) =>
  `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

it.each(['maya', 'jörg-müller', 'Łucja', 'Ωmega', '山田太郎', '🥾', 'a'])(
  'reads whose ID token it is, for %s',
  (sub) => {
    expect(uidOf(token({ sub }))).toBe(sub);
  },
);

it.each(['', 'x', 'x.y.z', 'x.%%%.z', token('maya'), token(null), token(7)])(
  'takes %s for no token',
  (text) => {
    expect(claimsOf(text)).toBeUndefined();
    expect(uidOf(text)).toBeUndefined();
  },
);
