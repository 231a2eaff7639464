import { refusal } from '../answers.ts';
import { ana, ben, type CaseGroup, credentials } from '../contractCase.ts';
import type { Conversation } from '../conversation.ts';

const grant = (refreshToken: string) => ({
  grant_type: 'refresh_token',
  refresh_token: refreshToken,
});

const deleteAfter =
  (change: (on: Conversation) => Promise<void>) =>
  async (on: Conversation): Promise<void> => {
    const { idToken } = await on.session(credentials(ana));
    await change(on);
    await on.delete({ idToken });
  };

export const deletion: CaseGroup = {
  title: 'deletion',
  cases: [
    { name: 'with a good token', run: deleteAfter(async () => {}) },
    {
      name: 'then the token is of no use',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.delete({ idToken });
        await on.lookUp({ idToken });
        await on.delete({ idToken });
      },
    },
    {
      name: 'then nobody signs in',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.delete({ idToken });
        await on.signIn(credentials(ana));
      },
    },
    {
      name: 'then nobody signs in, with enumeration protection',
      given: { enumerationProtection: true },
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.delete({ idToken });
        await on.signIn(credentials(ana));
      },
    },
    {
      name: 'then nothing is refreshed',
      run: async (on) => {
        const { idToken, refreshToken } = await on.session(credentials(ana));
        await on.delete({ idToken });
        await on.refresh(grant(refreshToken));
      },
      differs: {
        reason: 'the emulator does not tell a deleted account from a broken token',
        documented: { 2: refusal('USER_NOT_FOUND') },
      },
    },
    {
      name: 'leaves other accounts alone',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.delete({ idToken });
        await on.signIn(credentials(ben));
      },
    },
    {
      name: 'without a token',
      run: async (on) => {
        await on.delete({});
        await on.delete({ idToken: '' });
        await on.delete({ localId: ana.localId });
        await on.signIn(credentials(ana));
      },
    },
    {
      name: 'with a token and the id of another account',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.delete({ idToken, localId: ben.localId });
        await on.signIn(credentials(ana));
        await on.signIn(credentials(ben));
      },
    },
    { name: 'with a broken token', run: (on) => on.delete({ idToken: 'opaque' }) },
    { name: 'with a wrong type', run: (on) => on.delete({ idToken: false }) },
    { name: 'with a number', run: (on) => on.delete({ idToken: 7 }) },
    {
      name: 'with a broken body',
      run: (on) => on.send({ path: '/v1/accounts:delete', body: '{' }),
    },
    { name: 'a disabled account', run: deleteAfter((on) => on.owner.disable(ana)) },
    { name: 'a revoked session', run: deleteAfter((on) => on.owner.revoke(ana)) },
    {
      name: 'a changed password',
      run: deleteAfter((on) => on.owner.setPassword(ana, 'changed-1')),
    },
    { name: 'an account that is gone', run: deleteAfter((on) => on.owner.remove(ana)) },
    {
      name: 'a disabled account is still there',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.owner.disable(ana);
        await on.delete({ idToken });
        await on.owner.enable(ana);
        await on.signIn(credentials(ana));
      },
    },
    {
      name: 'another project',
      run: async (on) => {
        const { idToken } = await on.session(credentials(ana));
        await on.delete({ idToken, targetProjectId: 'demo-other' });
      },
    },
  ],
};
