import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { refusal } from './wire.ts';

/** Sign in as `<code>@error.waymark.test`, with any password, and the SDK fails with `auth/<code>`. */
export const failureDomain = 'error.waymark.test';

/** What browsers take before the `@`: https://html.spec.whatwg.org/#valid-e-mail-address */
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;

const byId = new Map(faults.map((fault) => [spelledId(fault), fault]));

/** Of several faults with one code, the one that is called like it stands for it, or else the first. */
const byCode = new Map<string, Fault>();
for (const fault of faults) {
  const code = codeOf(fault) ?? '';
  const isNamesake = fault.id === code.toUpperCase().replaceAll('-', '_');
  if (localPart.test(code) && (isNamesake || !byCode.has(code))) byCode.set(code, fault);
}

/** The address under which a sign-in meets the fault: its code, or its id where that is taken. */
export function addressOf(fault: Fault): string {
  const code = codeOf(fault) ?? '';
  return `${byCode.get(code)?.id === fault.id ? code : spelledId(fault)}@${failureDomain}`;
}

/** Any code at all: one that the table does not have is answered in the service's usual spelling. */
export function scriptedFault(email: string): Fault | undefined {
  const suffix = `@${failureDomain}`;
  if (!email.endsWith(suffix)) return undefined;
  const name = email.slice(0, -suffix.length);
  return byCode.get(name) ?? byId.get(name) ?? unknownFault(name);
}

function unknownFault(code: string): Fault {
  const message = code.toUpperCase().replaceAll('-', '_');
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
