import { initializeApp } from 'firebase/app';
import { getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { setupServer } from 'msw/node';
import { afterAll, expect, it } from 'vitest';
import { createHandlers } from './handlers.ts';
import { createIdentityToolkit } from './index.ts';

const ana = { email: 'ana@example.test', password: 'right-1' };
const service = createIdentityToolkit({ accounts: [ana] });
const server = setupServer(...createHandlers(service));
server.listen();
afterAll(() => server.close());

const auth = getAuth(initializeApp({ apiKey: 'any' }));
const signIn = (password = ana.password) => signInWithEmailAndPassword(auth, ana.email, password);

it('refuses a disabled account, once', async () => {
  service.failNext('USER_DISABLED');
  await expect(signIn()).rejects.toMatchObject({ code: 'auth/user-disabled' });
  expect((await signIn()).user.email).toBe(ana.email);
});

it('refuses everybody after two wrong passwords', async () => {
  service.configure({ throttling: { failures: 2, recoverySeconds: 60 } });
  for (const code of ['invalid-credential', 'invalid-credential', 'too-many-requests']) {
    await expect(signIn('wrong')).rejects.toMatchObject({ code: `auth/${code}` });
  }
});
