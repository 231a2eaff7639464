import {
  ana,
  ben,
  type Conversation,
  disabled,
  type Groups,
  passwordMail,
  type Run,
  refusedWith,
  sends,
} from '../contractCase.ts';

const unknown = 'nobody@contract.test';
const page = 'https://portal.contract.test/login?from=mail';

/** What somebody does with the code of an email to Ana. */
const withCode =
  (next: (on: Conversation, code: string) => Promise<unknown>): Run =>
  async (on) =>
    next(on, await on.codeFor(ana.email));

const changed = { ...ana, password: 'changed-1' };

export const passwordCases: Groups = {
  'an email for a new password': {
    'a known email': sends(passwordMail(ana.email)),
    'a disabled account': sends(passwordMail(disabled.email)),
    'an unknown email is told': sends(passwordMail(unknown)),
    'an unknown email with enumeration protection': {
      given: { enumerationProtection: true },
      run: sends(passwordMail(unknown)),
    },
    'no email': sends(passwordMail('')),
    'a malformed email': {
      given: { enumerationProtection: true },
      run: sends(passwordMail('not an address')),
      differs: refusedWith('INVALID_EMAIL', 'the emulator does not check the form of the email'),
    },
    'what the link carries': async (on) => {
      await on.send(passwordMail(ana.email, page));
      const link = (await on.owner.linksFor(ana.email)).at(-1) ?? '';
      const { searchParams } = new URL(link, on.owner.origin);
      const carried = Object.fromEntries(searchParams);
      const isUrlSafe = /^[\w-]{40,}$/.test(carried['oobCode'] ?? '');
      const { mode, lang, continueUrl } = carried;
      const names = Object.keys(carried).toSorted();
      on.transcript.push({ did: 'read the link', names, mode, lang, continueUrl, isUrlSafe });
    },
  },

  'the code of an email': {
    'is looked at again and again, and sets the password once': withCode(async (on, code) => {
      await on.useCode(code);
      await on.useCode(code);
      await on.useCode(code, changed.password);
      await on.signIn(ana);
      await on.signIn(changed);
      await on.useCode(code);
      await on.useCode(code, 'changed-2');
    }),
    'is not used up by a short password, nor by an empty one': withCode(async (on, code) => {
      await on.useCode(code, 'short');
      await on.useCode(code, '');
      await on.useCode(code, changed.password);
    }),
    'ends the sessions from before, and verifies the email': async (on) => {
      const { idToken } = await on.openSession(ben);
      await on.owner.nextSecond();
      await on.useCode(await on.codeFor(ben.email), changed.password);
      await on.lookUp(idToken);
      const later = await on.openSession({ ...ben, password: changed.password });
      await on.lookUp(later.idToken);
    },
    'of an account that was disabled meanwhile': {
      run: withCode(async (on, code) => {
        await on.owner.disable(ana.localId);
        await on.useCode(code);
        await on.useCode(code, changed.password);
      }),
      differs: refusedWith(
        'USER_DISABLED',
        'the emulator gives a disabled account a new password',
        2,
      ),
    },
    'in its last second': withCode((on, code) => {
      on.owner.advance(3599_000);
      return on.useCode(code);
    }),
    'after an hour': {
      run: withCode((on, code) => {
        on.owner.advance(3600_000);
        return on.useCode(code, changed.password);
      }),
      differs: refusedWith('EXPIRED_OOB_CODE', 'the codes of the emulator do not expire'),
    },
    'that is none': async (on) => {
      await on.useCode('');
      await on.useCode('opaque');
      await on.useCode('opaque', 'short');
    },
  },
};
