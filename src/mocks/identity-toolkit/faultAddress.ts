import { type Account, accountFromSeed } from './accounts.ts';
import { type Fault, faults } from './faults.ts';
import { refusal } from './wire.ts';

/** Sign in as `<code>@error.waymark.test`, with any password, and the SDK fails with `auth/<code>`. */
export const failureDomain = 'error.waymark.test';

/** What browsers accept before the `@` of an e-mail address: https://html.spec.whatwg.org/#valid-e-mail-address */
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;

const byId = new Map<string, Fault>(faults.map((fault) => [fault.id.toLowerCase(), fault]));

/** Several faults can share a code. It means the fault whose id spells it (`USER_DISABLED`), or else the first. */
const byCode = new Map<string, Fault>();
for (const fault of faults) {
  const code = codeOf(fault);
  const isSpelledByCode = fault.id === code.toUpperCase().replaceAll('-', '_');
  if (localPart.test(code) && (isSpelledByCode || !byCode.has(code))) byCode.set(code, fault);
}

/** Empty if the SDK fails without a code or does not fail. */
function codeOf({ outcome }: Fault): string {
  return outcome.split('auth/')[1] ?? '';
}

/** A sign-in with this address meets the fault. It is made of the code, or of the id if the code means another fault. */
export function addressOf(fault: Fault): string {
  const code = codeOf(fault);
  const name = byCode.get(code)?.id === fault.id ? code : fault.id.toLowerCase();
  return `${name}@${failureDomain}`;
}

export type ScriptedFault = Pick<Fault, 'answer' | 'announces' | 'scriptedAt'>;

/** The fault that the e-mail names. A code that the table lacks works too, because the SDK passes it on. */
export function scriptedFault(email: string): ScriptedFault | undefined {
  const name = nameIn(email);
  if (name === undefined) return undefined;
  // The dashes stay: spelled with `_`, some of these words are messages that the SDK knows and turns into other codes.
  return faultCalled(name) ?? { answer: refusal(name.toUpperCase()) };
}

/** A hint if the code is not in the table. The SDK's error does not show that a code was mistyped. */
export function hintFor(email: string | undefined): string | undefined {
  const name = nameIn(email?.toLowerCase());
  if (name === undefined || faultCalled(name)) return undefined;
  return `No fault has the code “${name}”.`;
}

const faultCalled = (name: string) => byCode.get(name) ?? byId.get(name);

/** The part before the `@` of such an e-mail, without the `auth/` that the SDK's codes begin with. */
function nameIn(email = ''): string | undefined {
  const suffix = `@${failureDomain}`;
  return email.endsWith(suffix) ? email.slice(0, -suffix.length).replace(/^auth\//, '') : undefined;
}

/** Some faults appear only after a successful sign-in. It gets this account, whose id names the fault. */
export const scriptedAccount = (address: string): Account =>
  accountFromSeed({ localId: address, email: address, password: '' }, 0);
