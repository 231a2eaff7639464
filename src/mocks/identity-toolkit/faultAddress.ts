import { type Account, accountFromSeed } from './accounts.ts';
import { type Fault, faults } from './faults.ts';
import { refusal } from './wire.ts';

/** Sign in as `<code>@error.waymark.test`, with any password, and the SDK fails with `auth/<code>`. */
export const failureDomain = 'error.waymark.test';

/** What browsers accept before the `@` of an e-mail: https://html.spec.whatwg.org/#valid-e-mail-address */
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;

const byId = new Map<string, Fault>(faults.map((fault) => [fault.id.toLowerCase(), fault]));

/** Where faults have a code in common, the code names the fault whose id it spells, or else the first. */
const byCode = new Map<string, Fault>();
for (const fault of faults) {
  const code = codeOf(fault);
  const isSpelledByCode = fault.id === code.toUpperCase().replaceAll('-', '_');
  if (localPart.test(code) && (isSpelledByCode || !byCode.has(code))) byCode.set(code, fault);
}

/** Empty where the SDK fails without a code, or does not fail. */
function codeOf({ outcome }: Fault): string {
  return outcome.split('auth/')[1] ?? '';
}

/** The address under which a sign-in meets the fault: its code, or its id where the code names another fault. */
export function addressOf(fault: Fault): string {
  const code = codeOf(fault);
  const name = byCode.get(code)?.id === fault.id ? code : fault.id.toLowerCase();
  return `${name}@${failureDomain}`;
}

/** What a fault does to the sign-in under its address, and to the session after it. */
export type ScriptedFault = Pick<Fault, 'answer' | 'announces' | 'scriptedAt'>;

/** The fault that the e-mail names. A code that the table does not have is a fault too, because the SDK passes it on. */
export function scriptedFault(email: string): ScriptedFault | undefined {
  const name = nameIn(email);
  if (name === undefined) return undefined;
  // The dashes stay, because the SDK has codes of its own for some of the words that are spelled with `_`.
  return faultCalled(name) ?? { answer: refusal(name.toUpperCase()) };
}

/** Tells a person that the code is not in the table, because the SDK's error looks the same for a mistyped code. */
export function hintFor(email: string | undefined): string | undefined {
  const name = nameIn(email?.toLowerCase());
  if (name === undefined || faultCalled(name)) return undefined;
  return `No fault has the code “${name}”.`;
}

const faultCalled = (name: string) => byCode.get(name) ?? byId.get(name);

/** What stands before the `@` of such an e-mail, without the `auth/` that the SDK's codes begin with. */
function nameIn(email = ''): string | undefined {
  const suffix = `@${failureDomain}`;
  return email.endsWith(suffix) ? email.slice(0, -suffix.length).replace(/^auth\//, '') : undefined;
}

/** An account of nobody, because some faults show only after a sign-in that succeeds. Its id names the fault. */
export const scriptedAccount = (address: string): Account =>
  accountFromSeed({ localId: address, email: address, password: '' }, 0);
