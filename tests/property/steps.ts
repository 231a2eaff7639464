import type { Arbitrary } from 'fast-check';
import * as fc from 'fast-check';
import type { ModelSettings } from './model.ts';
import { passwords, people } from './people.ts';
import type { ModelPolicy } from './policyModel.ts';
import { plainWire } from './requests.ts';

/** Names of what a mangled request has wrong; each of them must be refused. */
const manglings = [
  'broken off',
  'value unquoted',
  'fields in the address',
  'text/plain',
  'no content type',
  'no key',
  'empty key',
  'two keys',
  'wrong method',
  'a list',
  'a number',
  'null',
  'empty body',
  'field missing',
  'field null',
  'field object',
  'field list',
  'field boolean',
  'field empty',
  'only inherited',
  'huge field',
  'lone surrogate',
  'unknown path',
  'body used up',
  'body fails',
] as const;

export type Mangling = (typeof manglings)[number];

const tokenFlaws = [
  'junk',
  'cut',
  'longer',
  'only dots',
  'null claims',
  'claims of text',
  'claims not JSON',
  'claims not base64',
  'claims without a user',
  'claims of nobody',
  'other project',
  'other kind',
] as const;

export type TokenFlaw = (typeof tokenFlaws)[number];

export interface SignInStep {
  readonly do: 'signIn';
  readonly who: number;
  readonly password: 'present' | 'former' | 'other' | 'upper case' | 'padded';
  readonly tenant: 'own' | 'none' | 'empty' | 'north' | 'nowhere' | '__proto__';
  readonly email: 'as is' | 'upper case' | 'padded';
  readonly captcha: 'none' | 'passed' | 'failed' | 'without client' | 'without version';
}

export interface SessionStep {
  readonly do: 'lookup' | 'delete' | 'refresh';
  /** Counted from the newest. */
  readonly token: number;
  readonly flaw?: TokenFlaw | undefined;
  readonly tenant: 'none' | 'own' | 'north' | 'nowhere';
}

interface ConfigStep {
  readonly do: 'passwordPolicy' | 'recaptchaConfig';
}

export type WellFormedStep = SignInStep | SessionStep | ConfigStep;

/** How a request goes over the wire, where the service must not care. */
export interface Wire {
  readonly host: 'real' | 'emulator' | 'other emulator';
  readonly spelling: 'camel' | 'snake';
  readonly form: boolean;
  readonly extras: Readonly<Record<string, unknown>>;
}

/** A long body in few words. */
interface LongBody {
  readonly opening: string;
  readonly closing: string;
  readonly times: number;
}

type RawBody = string | Uint8Array<ArrayBuffer> | LongBody;

export interface RawStep {
  readonly do: 'raw';
  readonly method: string;
  readonly address: string;
  readonly contentType: string | undefined;
  readonly body: RawBody;
}

type Ask = {
  readonly do: 'ask';
  readonly request: WellFormedStep;
  readonly wire: Wire;
  readonly mangling?: Mangling | undefined;
};

export type Drive =
  | {
      readonly do: 'add';
      readonly who: number;
      readonly password: number;
      readonly disabled: boolean;
      readonly secondFactor: boolean;
      /** In seconds before now. */
      readonly age: number;
    }
  | { readonly do: 'remove' | 'disable' | 'enable' | 'revoke'; readonly who: number }
  | { readonly do: 'setPassword'; readonly who: number; readonly password: number }
  | { readonly do: 'configure'; readonly settings: Partial<ModelSettings> }
  | { readonly do: 'setPolicy'; readonly policy: Partial<ModelPolicy> }
  | { readonly do: 'advance'; readonly milliseconds: number }
  | { readonly do: 'setOffline'; readonly offline: boolean }
  | { readonly do: 'setDelay'; readonly delay: number | 'infinite' }
  | { readonly do: 'answerNext'; readonly fault: number; readonly call: number | undefined }
  | { readonly do: 'reload' | 'remember' | 'return' | 'reset' | 'clearCalls' }
  | { readonly do: 'restoreJunk'; readonly junk: unknown }
  | { readonly do: 'restoreSpoilt'; readonly at: number; readonly junk: unknown };

/** A sign-in under the address of a fault. */
interface ScriptedStep {
  readonly do: 'meetScripted';
  readonly fault: number;
}

export type Step = Drive | Ask | RawStep | ScriptedStep;

const oneOf = fc.constantFrom;
/** Some more often than others, so that things happen to the same account. */
const anybody = fc.oneof(
  { weight: 2, arbitrary: oneOf(0, 2) },
  { weight: 1, arbitrary: fc.nat({ max: people.length - 1 }) },
);
const anyPassword = fc.nat({ max: passwords.length - 1 });
const anyOnOff = oneOf('on' as const, 'off' as const);
const anyProject = oneOf('active' as const, 'disabled' as const);
const anyTenant = fc.record({ passwordSignIn: anyOnOff, project: anyProject });
const openTenant = fc.constant({ passwordSignIn: 'on', project: 'active' } as const);
const anyTenants = fc.dictionary(
  oneOf('north', 'constructor', 'south'),
  fc.oneof(openTenant, anyTenant),
  { maxKeys: 3 },
);
const anyText = fc.string({ unit: 'binary', maxLength: 12 });
const rarely = <Value>(arbitrary: Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const anyName = oneOf('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'email', '');

const throttled: Arbitrary<Partial<ModelSettings>> = fc.record({
  throttling: fc.record({ failures: oneOf(1, 1, 2, 3), recoverySeconds: oneOf(1, 60, 3600) }),
});

const anySettings: Arbitrary<Partial<ModelSettings>> = fc.oneof(
  { weight: 3, arbitrary: throttled },
  {
    weight: 3,
    arbitrary: fc.record({ captcha: oneOf('off' as const, 'audit' as const, 'enforce' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ tokenLifetimeSeconds: oneOf(1, 60, 310, 3600) }) },
  {
    weight: 2,
    arbitrary: fc.record({ refreshTokenLifetimeSeconds: oneOf('unlimited' as const, 1, 60, 5000) }),
  },
  { weight: 2, arbitrary: fc.record({ tenants: anyTenants }) },
  { weight: 1, arbitrary: fc.record({ throttling: fc.constant('off' as const) }) },
  { weight: 1, arbitrary: fc.record({ emailEnumerationProtection: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ apiKey: oneOf('accepted' as const, 'refused' as const) }) },
  { weight: 1, arbitrary: fc.record({ referrer: oneOf('allowed' as const, 'blocked' as const) }) },
  { weight: 1, arbitrary: fc.record({ project: anyProject }) },
  { weight: 1, arbitrary: fc.record({ passwordSignIn: anyOnOff }) },
);

const anyPolicy: Arbitrary<Partial<ModelPolicy>> = fc.record(
  {
    minPasswordLength: fc.integer({ min: 6, max: 30 }),
    maxPasswordLength: fc.integer({ min: 12, max: 300 }),
    containsLowercaseCharacter: fc.boolean(),
    containsUppercaseCharacter: fc.boolean(),
    containsNumericCharacter: fc.boolean(),
    containsNonAlphanumericCharacter: fc.boolean(),
    enforcementState: oneOf('ENFORCE' as const, 'ENFORCE' as const, 'OFF' as const),
    forceUpgradeOnSignin: oneOf(true, true, false),
  },
  { requiredKeys: [] },
);

const signInFields = {
  do: fc.constant('signIn' as const),
  who: anybody,
  password: oneOf('present', 'present', 'other', 'other', 'former', 'upper case', 'padded'),
  tenant: fc.oneof(
    { weight: 3, arbitrary: fc.constant('own') },
    { weight: 1, arbitrary: oneOf('none', 'empty', 'north', 'nowhere', '__proto__') },
  ),
  email: oneOf('as is', 'as is', 'upper case', 'padded'),
  captcha: oneOf('none', 'none', 'passed', 'passed', 'failed', 'without client', 'without version'),
} as const;
const signIn: Arbitrary<SignInStep> = fc.record(signInFields);

const plainSignIn: Arbitrary<SignInStep> = anybody.map((who) => ({
  do: 'signIn',
  who,
  password: 'present',
  tenant: 'own',
  email: 'as is',
  captcha: 'none',
}));

/** Where they follow each other, the e-mail is throttled. */
const wrongSignIn: Arbitrary<SignInStep> = plainSignIn.map((step) => ({
  ...step,
  password: 'other',
}));

const onSession: Arbitrary<SessionStep> = fc.record({
  do: oneOf('lookup', 'lookup', 'lookup', 'refresh', 'refresh', 'refresh', 'delete'),
  token: oneOf(0, 0, 0, 1, 2, 3),
  flaw: rarely(oneOf(...tokenFlaws)),
  tenant: fc.oneof(
    { weight: 6, arbitrary: oneOf('none', 'own') },
    { weight: 1, arbitrary: oneOf('north', 'nowhere') },
  ),
});

const onConfig: Arbitrary<ConfigStep> = fc.record({
  do: oneOf('passwordPolicy', 'recaptchaConfig'),
});

const anyWire: Arbitrary<Wire> = fc.record({
  host: oneOf('real', 'emulator', 'other emulator'),
  spelling: oneOf('camel', 'snake'),
  form: fc.boolean(),
  extras: fc.dictionary(
    oneOf('__proto__', 'constructor', 'toString', 'surplus', 'ünknown', ''),
    fc.oneof(anyText, fc.integer(), fc.constant({ email: 'x' }), fc.constant(null)),
    { maxKeys: 2 },
  ),
});

const anyRequest = fc.oneof(
  { weight: 3, arbitrary: plainSignIn },
  { weight: 1, arbitrary: wrongSignIn },
  { weight: 3, arbitrary: signIn },
  { weight: 9, arbitrary: onSession },
  { weight: 1, arbitrary: onConfig },
);

const ask: Arbitrary<Ask> = fc.record({
  do: fc.constant('ask' as const),
  request: anyRequest,
  wire: fc.oneof(
    { weight: 3, arbitrary: fc.constant(plainWire) },
    { weight: 1, arbitrary: anyWire },
  ),
});

const askMangled: Arbitrary<Ask> = fc.record({
  do: fc.constant('ask' as const),
  request: anyRequest,
  wire: fc.constant(plainWire),
  mangling: oneOf(...manglings),
});

const anyHost = oneOf(
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'http://127.0.0.1:9099/identitytoolkit.googleapis.com',
  'http://127.0.0.1:9099/securetoken.googleapis.com',
  'http://127.0.0.1:9099',
  'https://elsewhere.test',
);

const anyPath = fc.oneof(
  oneOf(
    '/v1/accounts:signInWithPassword',
    '/v1/accounts:lookup',
    '/v1/accounts:delete',
    '/v1/token',
    '/v2/passwordPolicy',
    '/v2/recaptchaConfig',
    '/v1/accounts:signUp',
    '/v1/accounts:update',
    '/',
    '//',
    '/%',
    '/%E0%A4%A',
    '/v1/accounts%3Alookup',
    '/../v1/token',
  ),
  anyName.map((name) => `/v1/${name}`),
  fc.webPath({ size: 'small' }),
  anyText.map((text) => `/${text.replaceAll(/[\\/?#]/g, '')}`),
);

const anyQuery = fc.oneof(
  oneOf(
    '',
    '?key=any',
    '?key=any',
    '?key=any',
    '?key',
    '?key=any&key=any',
    '?key=%',
    '?__proto__=1',
  ),
  oneOf('?key=any&version=WRONG', '?key=any&clientType=%00', '?key=any&tenantId=__proto__'),
  anyText.map((text) => `?key=any&x=${encodeURIComponent(text.toWellFormed())}`),
);

const anyBody: Arbitrary<RawBody> = fc.oneof(
  { weight: 3, arbitrary: anyText },
  { weight: 3, arbitrary: fc.json({ maxDepth: 2 }) },
  {
    weight: 3,
    arbitrary: fc
      .dictionary(
        oneOf(
          'email',
          'password',
          'idToken',
          'refresh_token',
          'grantType',
          '__proto__',
          'tenantId',
        ),
        fc.oneof(
          fc.jsonValue({ maxDepth: 1 }),
          anyText,
          oneOf('a@b', 'refresh_token', '\u{d800}', 'e30.e30.e30', 'x@error.waymark.test'),
        ),
        { maxKeys: 4 },
      )
      .map((fields) => JSON.stringify(fields)),
  },
  {
    weight: 2,
    arbitrary: oneOf(
      '{"__proto__":{"email":"a@b","password":"x"}}',
      '{"constructor":{"prototype":{"email":"a@b"}}}',
      '{"email":"\\ud800@b","password":"\\udfff"}',
      '{"email":1e999,"password":-0}',
      '{"email":"a@b","email":"c@d","password":"x"}',
      '\ufeff{}',
      'grant_type=refresh_token&refresh_token=%E0%A4%A',
      'grant_type=refresh_token&grant_type=x&refresh_token=__proto__',
    ),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 12 }).map((bytes) => new Uint8Array(bytes)) },
  {
    weight: 1,
    arbitrary: oneOf(
      { opening: 'x', closing: '', times: 30_000 },
      { opening: '[', closing: ']', times: 8000 },
      { opening: '{"email":', closing: '}', times: 3000 },
    ),
  },
);

const raw: Arbitrary<RawStep> = fc.record({
  do: fc.constant('raw' as const),
  method: oneOf(
    'POST',
    'POST',
    'POST',
    'GET',
    'PUT',
    'PATCH',
    'DELETE',
    'HEAD',
    'OPTIONS',
    'QUERY',
  ),
  address: fc.tuple(anyHost, anyPath, anyQuery).map((parts) => parts.join('')),
  contentType: oneOf(
    undefined,
    'application/json',
    'application/json',
    'application/json',
    'Application/JSON; charset=utf-16',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    '__proto__',
    '',
  ),
  body: anyBody,
});

const drives: Arbitrary<Drive> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      who: anybody,
      password: anyPassword,
      disabled: fc.nat({ max: 4 }).map((at) => at === 4),
      secondFactor: fc.nat({ max: 4 }).map((at) => at === 4),
      age: oneOf(0, 0, 1, 100_000),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: oneOf('remove', 'disable', 'disable', 'enable', 'revoke', 'revoke'),
      who: anybody,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('setPassword' as const),
      who: anybody,
      password: anyPassword,
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({ do: fc.constant('configure' as const), settings: anySettings }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('setPolicy' as const), policy: anyPolicy }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      milliseconds: oneOf(0, 1, 999, 1000, 5000, 60_000, 309_000, 310_000, 3_600_000, 90_000_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('setOffline' as const), offline: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('setDelay' as const),
      delay: oneOf(0, 400, 60_000, 'infinite' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answerNext' as const),
      fault: fc.nat(),
      call: fc.option(fc.nat({ max: 5 }), { nil: undefined, freq: 2 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: oneOf('reload', 'reload', 'remember', 'return', 'reset', 'clearCalls'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('restoreJunk' as const), junk: fc.jsonValue() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('restoreSpoilt' as const),
      at: fc.nat(),
      junk: fc.oneof(
        fc.jsonValue({ maxDepth: 1 }),
        oneOf(undefined, null, '', -1, 0.5, 1e300, '__proto__', 'ana'),
      ),
    }),
  },
);

const meetScripted: Arbitrary<ScriptedStep> = fc.record({
  do: fc.constant('meetScripted' as const),
  fault: fc.nat(),
});

const step: Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: ask },
  { weight: 2, arbitrary: askMangled },
  { weight: 2, arbitrary: raw },
  { weight: 8, arbitrary: drives },
  { weight: 1, arbitrary: meetScripted },
);

const asked = (request: SignInStep): Ask => ({ do: 'ask', request, wire: plainWire });

/** What most sequences begin with, so that there is something to be ended or forbidden. */
const openings: Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 4, arbitrary: fc.array(plainSignIn.map(asked), { minLength: 1, maxLength: 2 }) },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.record({ do: fc.constant('configure' as const), settings: anySettings }),
      plainSignIn.map(asked),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.record({ do: fc.constant('configure' as const), settings: throttled }),
      wrongSignIn.map(asked),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constant({ do: 'configure', settings: { captcha: 'enforce' } } as const),
      fc.record({ ...signInFields, password: fc.constant('present' as const) }).map(asked),
    ),
  },
);

const upTo = (maxLength: number) => fc.array(step, { minLength: 1, maxLength, size: 'max' });

/** Up to twelve steps. */
export const sequences: Arbitrary<readonly Step[]> = fc
  .tuple(openings, fc.oneof({ weight: 3, arbitrary: upTo(5) }, { weight: 1, arbitrary: upTo(10) }))
  .map((parts) => parts.flat());
