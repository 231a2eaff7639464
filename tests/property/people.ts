/** A text that every password has, so that it is found wherever a password leaks. */
export const passwordMark = 'hunter';

/** And every e-mail has this one. */
export const emailMark = '@waymark';

export const passwords = [
  'Hunter-hunter-2',
  'hunter',
  'HUNTER.hunter',
  'hunter-ümlaut-日本-😀',
  'hunter "quoted" \\ 7',
  'hunter'.repeat(40),
  'hunter\u0000\t7',
] as const;

export interface Person {
  readonly localId: string;
  readonly email: string;
  readonly tenantId?: string;
}

/** Those who have an account at the start come first. */
export const people: readonly Person[] = [
  { localId: 'ana', email: 'Ana@waymark.test' },
  { localId: 'ben', email: 'ben+work@waymark.test' },
  { localId: 'ana-north', email: 'ana@waymark.test', tenantId: 'north' },
  { localId: 'mia', email: 'mia@waymark.test' },
  { localId: '__proto__', email: '__proto__@waymark.test' },
  { localId: 'søren', email: 'søren@waymark.test', tenantId: 'constructor' },
];

export const seededPeople = 4;

export function personAt(index: number): Person {
  const person = people[index];
  if (person === undefined) throw new RangeError(`Nobody is number ${index}.`);
  return person;
}

export function passwordAt(index: number): string {
  const password = passwords[index];
  if (password === undefined) throw new RangeError(`No password is number ${index}.`);
  return password;
}
