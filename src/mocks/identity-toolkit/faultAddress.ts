import { type Account, accountFromSeed } from './accounts.ts';
import { type Fault, faultNamed, faults, isFaultId } from './faults.ts';
import { refusal } from './wire.ts';

/** Sign in as `<code>@error.waymark.test`, with any password, and the SDK fails with `auth/<code>`. */
export const failureDomain = 'error.waymark.test';

/** What browsers take before the `@`: https://html.spec.whatwg.org/#valid-e-mail-address */
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;

const byName = new Map<string, Fault>(faults.map((fault) => [spelledId(fault), fault]));

/** Of several faults with one code, the one that is called like it stands for it, or else the first. */
const byCode = new Map<string, Fault>();
for (const fault of faults) {
  const code = codeOf(fault) ?? '';
  const isNamesake = fault.id === code.toUpperCase().replaceAll('-', '_');
  if (localPart.test(code) && (isNamesake || !byCode.has(code))) byCode.set(code, fault);
}
for (const [code, fault] of byCode) byName.set(code, fault);

/** The address under which a sign-in meets the fault: its code, or its id where that is taken. */
export function addressOf(fault: Fault): string {
  const code = codeOf(fault) ?? '';
  return `${byCode.get(code)?.id === fault.id ? code : spelledId(fault)}@${failureDomain}`;
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
  const message = code.toUpperCase();
  return {
    id: message,
    group: 'request',
    cause: 'The service says something that nobody has heard of yet.',
    calls: ['signInWithPassword'],
    answer: refusal(message),
    outcome: `auth/${code}`,
    session: 'kept',
  };
}

function codeOf({ outcome }: Fault): string | undefined {
  return outcome.startsWith('auth/') ? outcome.slice('auth/'.length) : undefined;
}

function spelledId({ id }: Fault): string {
  return id.toLowerCase();
}

const idPrefix = 'scripted:';

/** Nobody's account: for the faults that show only once a sign-in has gone well. */
export function scriptedAccount(fault: Fault): Account {
  const localId = `${idPrefix}${fault.id}`;
  return accountFromSeed({ localId, email: addressOf(fault), password: '', createdAt: 0 }, 0);
}

/** The fault that such an account is for. */
export function faultOfAccount(localId: string): Fault | undefined {
  if (!localId.startsWith(idPrefix)) return undefined;
  const id = localId.slice(idPrefix.length);
  return isFaultId(id) ? faultNamed(id) : undefined;
}
