import type { Account, Service } from './services.ts';

/** Makes calls to the service, and returns its responses. */
type Ask = (service: Service) => Promise<unknown>;

/** The mock refuses the last call as the real service is documented to, and the emulator does not. */
interface OnPurpose {
  readonly ask: Ask;
  readonly refusal: string;
  readonly because: string;
}

const ana: Account = {
  localId: 'ana',
  email: 'ana@contract.test',
  password: 'right-1',
  displayName: 'Ana Pérez',
  emailVerified: true,
};
const ben: Account = { localId: 'ben', email: 'ben@contract.test', password: 'right-2' };
const disabled: Account = {
  localId: 'disabled',
  email: 'disabled@contract.test',
  password: 'right-3',
  disabled: true,
};
const complete: Account = {
  localId: 'complete',
  email: 'complete@contract.test',
  password: 'right-4',
  displayName: 'Åsa Östlund 吉田',
  photoUrl: 'https://contract.test/photo.png',
  customAttributes: '{"plan":"intern","email":"other@contract.test"}',
  createdAt: Date.parse('2025-11-03T10:00:00Z'),
};
export const accounts = [ana, ben, disabled, complete];

const nobody = 'nobody@contract.test';

const refusedSignIns: Ask = async ({ signIn }) => [
  await signIn('', 'any'),
  await signIn('not an address', 'any'),
  await signIn(` ${ana.email}`, ana.password),
  await signIn(ana.email, ''),
  await signIn(nobody, ''),
  await signIn(nobody, 'right-1'),
  await signIn(ana.email, 'wrong'),
  await signIn(disabled.email, 'wrong'),
  await signIn(disabled.email, disabled.password),
];

const sessionOf = async ({ signIn }: Service, { email, password } = ana) =>
  (await signIn(email, password)).body;

/** A session of Ana after something has happened to it: the responses to a lookup and to a refresh. */
async function afterwards(service: Service, happens: () => unknown) {
  const { idToken, refreshToken } = await sessionOf(service);
  await happens();
  return [await service.accounts('lookup', { idToken }), await service.refresh(refreshToken)];
}

const askForMail = (service: Service, email: string) =>
  service.accounts('sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email,
    clientType: 'CLIENT_TYPE_WEB',
  });

/** The calls for the code in an email: without a password, the code is only checked. */
async function codeFor(service: Service, { email } = ana) {
  await askForMail(service, email);
  const [link = ''] = await service.linksTo(email);
  const oobCode = new URL(link, 'http://mock.test').searchParams.get('oobCode');
  return (newPassword?: string) => service.accounts('resetPassword', { oobCode, newPassword });
}

/**
 * The contract covers the requests that the Firebase SDK sends for its typed calls without a tenant, and no others,
 * because a response to any other request reaches no client of the SDK.
 */
export const cases: Readonly<Record<string, Ask | OnPurpose>> = {
  'sign-in: the right password earns tokens': (service) => service.signIn(ana.email, ana.password),
  'sign-in: name, picture and claims are in the token': (service) =>
    service.signIn(complete.email, complete.password),
  'sign-in: the email in capitals': (service) => service.signIn('ANA@Contract.TEST', ana.password),
  'sign-in: what is refused': refusedSignIns,
  'sign-in: what is refused if emails are protected': async (service) => {
    await service.protectEmails();
    return refusedSignIns(service);
  },

  'session: the account is disabled': (service) =>
    afterwards(service, () => service.disable(ana.localId)),
  'session: the account is deleted': {
    ask: (service) => afterwards(service, () => service.remove(ana.localId)),
    refusal: 'USER_NOT_FOUND',
    because: 'the emulator does not tell a deleted account from a broken refresh token',
  },
  'session: it is revoked': {
    ask: (service) => afterwards(service, () => service.revoke(ana.localId)),
    refusal: 'TOKEN_EXPIRED',
    because: 'the refresh tokens of the emulator cannot be revoked',
  },
  'session: its ID token in its last second, and expired': {
    ask: async (service) => {
      const { idToken } = await sessionOf(service);
      await service.advance(3599_000);
      const inLastSecond = await service.accounts('lookup', { idToken });
      await service.advance(2000);
      return [inLastSecond, await service.accounts('lookup', { idToken })];
    },
    refusal: 'INVALID_ID_TOKEN',
    because: 'the tokens of the emulator do not expire',
  },
  'session: the look-up of an account with everything': async (service) => {
    const { idToken } = await sessionOf(service, complete);
    return service.accounts('lookup', { idToken });
  },
  'session: a word in place of a token': async (service) => [
    await service.accounts('lookup', { idToken: 'opaque' }),
    await service.refresh('opaque'),
  ],

  'mail: to a known email, a disabled account, an unknown email, and none': async (service) => [
    await askForMail(service, ana.email),
    await askForMail(service, disabled.email),
    await askForMail(service, nobody),
    await askForMail(service, ''),
  ],
  'mail: to an unknown email and a malformed one if emails are protected': {
    ask: async (service) => {
      await service.protectEmails();
      return [await askForMail(service, nobody), await askForMail(service, 'not an address')];
    },
    refusal: 'INVALID_EMAIL',
    because: 'the emulator does not check the form of the email',
  },

  'code: is looked at again and again, and sets the password once': async (service) => {
    const redeem = await codeFor(service);
    return [
      await redeem(),
      await redeem(),
      await redeem('changed-1'),
      await service.signIn(ana.email, ana.password),
      await service.signIn(ana.email, 'changed-1'),
      await redeem(),
      await redeem('changed-2'),
    ];
  },
  'code: is not used up by a short password, nor by an empty one': async (service) => {
    const redeem = await codeFor(service);
    return [await redeem('short'), await redeem(''), await redeem('changed-1')];
  },
  'code: ends the sessions from before, and verifies the email': async (service) => {
    const before = await sessionOf(service, ben);
    await service.nextSecond();
    await (await codeFor(service, ben))('changed-1');
    const after = await sessionOf(service, { ...ben, password: 'changed-1' });
    return [
      await service.accounts('lookup', { idToken: before.idToken }),
      await service.accounts('lookup', { idToken: after.idToken }),
    ];
  },
  'code: of an account that was disabled meanwhile': {
    ask: async (service) => {
      const redeem = await codeFor(service);
      await service.disable(ana.localId);
      return [await redeem(), await redeem('changed-1')];
    },
    refusal: 'USER_DISABLED',
    because: 'the emulator gives a disabled account a new password',
  },
  'code: in its last second, and after an hour': {
    ask: async (service) => {
      const redeem = await codeFor(service);
      await service.advance(3599_000);
      const inLastSecond = await redeem();
      await service.advance(1000);
      return [inLastSecond, await redeem('changed-1')];
    },
    refusal: 'EXPIRED_OOB_CODE',
    because: 'the codes of the emulator do not expire',
  },
  'code: that is none': async (service) => [
    await service.accounts('resetPassword', { oobCode: '' }),
    await service.accounts('resetPassword', { oobCode: 'opaque' }),
    await service.accounts('resetPassword', { oobCode: 'opaque', newPassword: 'short' }),
  ],
};
