import { isDeepStrictEqual } from 'node:util';
import { asRecord } from '#features/asRecord.ts';
import { accounts, cases } from './cases.ts';
import { type OpenService, openEmulator, openMock } from './services.ts';

/** Values that differ from run to run: their form in JSON, and what is compared in their place. */
const forms: Readonly<Record<string, readonly [RegExp, string]>> = {
  createdAt: [/^"\d{13}"$/, '<milliseconds>'],
  lastLoginAt: [/^"\d{13}"$/, '<milliseconds>'],
  passwordUpdatedAt: [/^\d{13}$/, '<milliseconds as a number>'],
  validSince: [/^"\d{10}"$/, '<seconds>'],
  auth_time: [/^\d{10}$/, '<seconds>'],
  iat: [/^\d{10}$/, '<seconds>'],
  lastRefreshAt: [/^"\d{4}-\d\d-\d\dT[\d:.]+Z"$/, '<ISO date>'],
  refreshToken: [/^"[\w-]+={0,2}"$/, '<refresh token>'],
  refresh_token: [/^"[\w-]+={0,2}"$/, '<refresh token>'],
};

const tokens = new Set(['idToken', 'id_token', 'access_token']);

/** The responses as JSON, which has no undefined fields, without what differs from run to run. */
function normalized(answers: object): unknown {
  return JSON.parse(JSON.stringify(answers), (name, value: unknown) => {
    // Only the emulator shows them.
    if (name === 'passwordHash' || name === 'salt') return undefined;
    if (name === 'headers') return comparedHeaders(value as Record<string, string>);
    if (tokens.has(name)) return readToken(String(value));
    const [pattern, form] = forms[name] ?? [];
    return pattern?.test(JSON.stringify(value)) ? form : value;
  });
}

const comparedHeaders = (headers: Readonly<Record<string, string>>) => ({
  type: headers['content-type']?.split(';', 1)[0],
  cors: Object.entries(headers).filter(([name]) => name.startsWith('access-control-')),
});

function readToken(token: string) {
  const [header, payload, signature] = token.split('.');
  const parse = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());
  const claims = parse(payload);
  const exp = `<iat + ${claims.exp - claims.iat}>`;
  return { header: parse(header), claims: normalized({ ...claims, exp }), signature };
}

async function answersOf(open: OpenService, title: string): Promise<unknown[]> {
  const each = cases[title];
  if (!each) throw new Error(`There is no case "${title}".`);
  const ask = typeof each === 'function' ? each : each.ask;
  return [normalized(asRecord(await ask(await open(accounts))))].flat();
}

/** The emulator's responses in each case. One case after the other, because some settings apply to the whole project. */
export async function askEmulator(): Promise<Record<string, unknown[]>> {
  const answers: Record<string, unknown[]> = {};
  for (const title of Object.keys(cases)) {
    answers[title] = await answersOf(openEmulator, title);
  }
  return answers;
}

/** Compares the mock's responses in a case with the emulator's. */
export async function compareMock(title: string, emulator: unknown[] = []) {
  const mock = await answersOf(openMock, title);
  const isEqual = isDeepStrictEqual(mock, emulator);
  const each = cases[title];
  if (typeof each !== 'object') {
    return { mock, verdict: isEqual ? 'same' : 'different by mistake' } as const;
  }
  // A documented difference that no longer exists is a mistake, too.
  const isAsDocumented =
    !isEqual &&
    messageIn(mock) === each.refusal &&
    isDeepStrictEqual(mock.slice(0, -1), emulator.slice(0, -1));
  return {
    mock,
    verdict: isAsDocumented ? 'different on purpose' : 'different by mistake',
  } as const;
}

/** Of the last response, if that is a refusal. */
const messageIn = (answers: unknown[]): unknown => asRecord(answers.at(-1))['message'];
