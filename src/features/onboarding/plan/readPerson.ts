import * as v from 'valibot';
import type { Contact } from './model.ts';

const nameSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s+/g, ' ').trim()),
  v.maxLength(200),
  v.regex(/\p{L}/u),
);

const linkSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.regex(/^(?:mailto:|tel:|https:\/\/)[^\s\p{Cc}]+$/iu),
);

const personSchema = v.union([
  v.object({ name: nameSchema, link: v.fallback(v.optional(linkSchema), undefined) }),
  v.pipe(
    nameSchema,
    v.transform((name) => ({ name })),
  ),
]);

/**
 * Reads a person from a custom claim of an account, which may be of any type. A name alone is a person, too. A link that
 * is no mail, call or secure page is left out.
 */
export function readPerson(claim: unknown): Contact | undefined {
  const { success, output } = v.safeParse(personSchema, claim);
  return success ? output : undefined;
}
