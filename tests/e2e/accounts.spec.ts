import { writeFileSync } from 'node:fs';
import { administer, emulatorUrl } from '#tools/emulator/administer.mjs';
import { runAccounts } from './support/runAccounts.ts';
import { expect, test } from './support/test.ts';

// Only that the emulator takes what is sent. The rest of `npm run accounts` is tested beside its modules.

/** Beside that of the other tests, so that nobody else changes its accounts. */
const project = 'demo-people';
const settings = `${emulatorUrl}/emulator/v1/projects/${project}`;
const service = `${emulatorUrl}/identitytoolkit.googleapis.com/v1`;

interface Account {
  readonly localId: string;
  readonly email: string;
  readonly displayName: string;
  readonly customAttributes: string;
}

const names = ['Amara Nwosu', 'Robert "Bob" Müller', 'Sammy Davis; Jr.', '山田 花子'];
const emailOf = (index: number) => `person.${index + 1}@example.com`;

/** As Excel writes it in German. */
function spreadsheet(firstDay: string) {
  const rows = names.map(
    (name, index) => `${emailOf(index)};"${name.replaceAll('"', '""')}";intern;${firstDay}`,
  );
  return `\uFEFF${['E-Mail;Name;Plan;First Day', ...rows, ''].join('\r\n')}`;
}

const call = (operation: string, body: object) =>
  administer('POST', `${service}/projects/${project}/accounts:${operation}`, body);

/** The accounts of the people, in their order. */
async function list(): Promise<Account[]> {
  const address = `${service}/projects/${project}/accounts:batchGet?maxResults=1000`;
  const { users = [] } = await administer('GET', address);
  return users.toSorted((one: Account, other: Account) => one.email.localeCompare(other.email));
}

test(
  'people of a spreadsheet get their accounts, changes and mails',
  { tag: '@account' },
  async ({ browserName: _ }, testInfo) => {
    const file = testInfo.outputPath('people.csv');
    const run = (...options: string[]) => runAccounts(file, '--project', project, ...options);
    await administer('DELETE', `${settings}/accounts`);

    await test.step('--apply creates them', async () => {
      writeFileSync(file, spreadsheet('30.11.2026'));
      expect(await run('--apply')).toMatchObject({ code: 0 });
      const accounts = await list();
      expect(accounts.map(({ displayName }) => displayName)).toEqual(names);
      expect(accounts.map(({ customAttributes }) => JSON.parse(customAttributes))).toEqual(
        names.map(() => ({ plan: 'intern', joinDate: '2026-11-30' })),
      );
      const { text } = await run('--apply');
      expect(text).toContain('The same: 4\n');
    });

    await test.step('a first day moves, and what others have set stays', async () => {
      const [first] = await list();
      const claims = { role: 'council', plan: 'intern', joinDate: '2026-11-30' };
      await call('update', { localId: first?.localId, customAttributes: JSON.stringify(claims) });
      writeFileSync(file, spreadsheet('7.12.2026'));
      const { code, text } = await run('--apply');
      expect(code).toBe(0);
      expect(text).toContain('Changed: 4\n');
      const [changed] = await list();
      expect(JSON.parse(changed?.customAttributes ?? '')).toEqual({
        ...claims,
        joinDate: '2026-12-07',
      });
    });

    await test.step('--invite writes to whoever has never signed in and is not disabled', async () => {
      const [one, two, ...others] = await list();
      const credentials = { email: one?.email, password: 'Welcome-2026' };
      await call('update', { localId: one?.localId, password: credentials.password });
      await administer('POST', `${service}/accounts:signInWithPassword?key=x`, {
        ...credentials,
        targetProjectId: project,
      });
      await call('update', { localId: two?.localId, disableUser: true });
      const stranger = { localId: 'stranger', email: 'stranger@example.com' };
      await administer('POST', `${service}/projects/${project}/accounts`, stranger);

      const { code, text } = await run('--invite');
      expect(code).toBe(0);
      expect(text).toContain('Mails sent: 2. The free plan sends 150 a day, so 148 are left');
      expect(text).toMatch(/Not in the file, so left as they are: 1\n {2}stranger@/);
      const { oobCodes } = await administer('GET', `${settings}/oobCodes`);
      const mailed = oobCodes.map(({ email }: { email: string }) => email);
      expect(mailed.toSorted()).toEqual(others.map(({ email }) => email));
    });
  },
);
