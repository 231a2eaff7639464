import { type Account, accountFromSeed } from './accounts.ts';
import { type Fault, faultNamed, faults, isFaultId } from './faults.ts';
import { refusal } from './wire.ts';

/** Sign in as `<code>@error.waymark.test`, with any password, and the SDK fails with `auth/<code>`. */
export const failureDomain = 'error.waymark.test';

/** What browsers take before the `@`: https://html.spec.whatwg.org/#valid-e-mail-address */
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;

/** Empty where the fault has none. */
const codeOf = ({ outcome }: Fault) => outcome.split('auth/')[1] ?? '';
const isNamesake = (fault: Fault) => fault.id === codeOf(fault).toUpperCase().replaceAll('-', '_');

/** Of several with one code, the one that is called like it has it, or else the first. */
const byCode = new Map<string, Fault>();
for (const fault of [...faults.filter(isNamesake), ...faults]) {
  const code = codeOf(fault);
  if (localPart.test(code) && !byCode.has(code)) byCode.set(code, fault);
}
const byId = faults.map((fault): [string, Fault] => [fault.id.toLowerCase(), fault]);
const byName = new Map([...byId, ...byCode]);

/** The address under which a sign-in meets the fault: its code, or its id where that is taken. */
export function addressOf(fault: Fault): string {
  const code = codeOf(fault);
  return `${byCode.get(code)?.id === fault.id ? code : fault.id.toLowerCase()}@${failureDomain}`;
}

/** Any code at all: the SDK passes on one that neither it nor the table has. */
export function scriptedFault(email: string): Fault | undefined {
  const name = nameIn(email);
  return name === undefined ? undefined : (byName.get(name) ?? unknownFault(name));
}

/** For whoever mistypes such an address: the answer alone would not tell. */
export function hintFor(email: unknown): string | undefined {
  const name = typeof email === 'string' ? nameIn(email.toLowerCase()) : undefined;
  if (name === undefined || byName.has(name)) return undefined;
  return `No fault has the code “${name}”.`;
}

/** With or without the `auth/` that the SDK's codes begin with. */
function nameIn(email: string): string | undefined {
  const suffix = `@${failureDomain}`;
  return email.endsWith(suffix) ? email.slice(0, -suffix.length).replace(/^auth\//, '') : undefined;
}

function unknownFault(code: string): Fault {
  // With `_` for `-` the SDK would know some of them by another code.
  const answer = refusal(code.toUpperCase());
  return { ...faultNamed('NEW_MESSAGE'), id: code.toUpperCase(), answer, outcome: `auth/${code}` };
}

const idPrefix = 'scripted:';

/** Nobody's account: for the faults that show only once a sign-in has gone well. */
export function scriptedAccount(fault: Fault): Account {
  const localId = `${idPrefix}${fault.id}`;
  return accountFromSeed({ localId, email: addressOf(fault), password: '', createdAt: 0 }, 0);
}

/** The fault that such an account is for. */
export function faultOfAccount(localId: string): Fault | undefined {
  const id = localId.startsWith(idPrefix) ? localId.slice(idPrefix.length) : '';
  return isFaultId(id) ? faultNamed(id) : undefined;
}
