import type { Contact } from '#ui/ContactLine';
import { asRecord } from '../../asRecord.ts';

const longestName = 200;
/** A link to an email, a call, or a secure page. */
const linkPattern = /^(?:mailto:|tel:|https:\/\/)[^\s\p{Cc}]{1,500}$/iu;

/**
 * Reads a person from a custom claim of an account, which may be of any type. A name alone is enough. Other links are
 * left out.
 */
export function readPerson(claim: unknown): Contact | undefined {
  const fields = asRecord(claim);
  const name = oneLine(typeof claim === 'string' ? claim : fields['name']);
  const link = oneLine(fields['link']);
  if (name.length > longestName || !/\p{L}/u.test(name)) return undefined;
  return linkPattern.test(link) ? { name, link } : { name };
}

const oneLine = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '';
