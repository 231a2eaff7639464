import { writeFileSync } from 'node:fs';
import { administer, emulatorUrl } from '#tools/emulator/administer.mjs';
import { runAccounts } from './support/runAccounts.ts';
import { expect, test } from './support/test.ts';

// What goes wrong is tested beside the modules of `npm run accounts`, in tools/accounts.

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

const people = [
  'Amara Nwosu',
  'Jonas Weber',
  'Sammy Davis; Jr.',
  'Søren Ångström',
  'Zoë O’Brien',
  'Nguyễn Thị Hà',
  'Robert "Bob" Müller',
  'María José Núñez',
  'Šárka Dvořáková',
  'François L’Écuyer',
  '山田 花子',
  'Fatma Yıldız',
].map((name, index) => ({ name, email: `person.${index + 1}@example.com` }));

/** As Excel writes it in German: two plans, and two first days. */
function spreadsheet(firstDays: readonly [string, string]) {
  const rows = people.map(({ name, email }, index) => [
    email,
    `"${name.replaceAll('"', '""')}"`,
    index < 9 ? 'new-hire' : 'intern',
    firstDays[index < 6 ? 0 : 1],
  ]);
  return ['E-Mail;Name;Plan;First Day', ...rows.map((row) => row.join(';')), ''];
}

const call = (operation: string, body: object) =>
  administer('POST', `${service}/projects/${project}/accounts:${operation}`, body);

async function list(): Promise<Account[]> {
  const address = `${service}/projects/${project}/accounts:batchGet?maxResults=1000`;
  const { users = [] } = await administer('GET', address);
  return users;
}

const claimsOf = async (email: string) => {
  const account = (await list()).find((each) => each.email === email);
  return JSON.parse(account?.customAttributes ?? '{}');
};

test(
  'twelve people of a spreadsheet get their accounts, changes and mails',
  {
    tag: '@account',
  },
  async ({ browserName: _ }, testInfo) => {
    const file = testInfo.outputPath('people.csv');
    const write = (lines: readonly string[]) => writeFileSync(file, `\uFEFF${lines.join('\r\n')}`);
    const run = (...options: string[]) => runAccounts(file, '--project', project, ...options);
    await administer('DELETE', `${settings}/accounts`);

    await test.step('--apply creates them', async () => {
      write(spreadsheet(['30.11.2026', '1.12.2026']));
      expect(await run()).toMatchObject({ code: 0, text: expect.stringContaining('New: 12\n') });
      expect(await list()).toEqual([]);
      const { code, text } = await run('--apply');
      expect({ code, text }).toMatchObject({
        code: 0,
        text: expect.stringMatching(/^created {2}person\.12@/m),
      });
      const found = (await list()).map(({ email, displayName: name }) => ({ name, email }));
      expect(new Set(found)).toEqual(new Set(people));
      expect(await claimsOf('person.1@example.com')).toEqual({
        plan: 'new-hire',
        joinDate: '2026-11-30',
      });
      expect(await claimsOf('person.12@example.com')).toEqual({
        plan: 'intern',
        joinDate: '2026-12-01',
      });
      expect(await run('--apply')).toMatchObject({
        code: 0,
        text: expect.stringContaining('The same: 12\n'),
      });
    });

    await test.step('a first day moves, and claims of others stay', async () => {
      const first = (await list()).find(({ email }) => email === 'person.7@example.com');
      const claims = { role: 'council', plan: 'new-hire', joinDate: '2026-12-01' };
      await call('update', { localId: first?.localId, customAttributes: JSON.stringify(claims) });
      write(spreadsheet(['30.11.2026', '7.12.2026']));
      const { code, text } = await run('--apply');
      expect(code).toBe(0);
      expect(text).toContain('Changed: 6\n');
      expect(text).toContain('The same: 6\n');
      expect(await claimsOf('person.7@example.com')).toEqual({ ...claims, joinDate: '2026-12-07' });
    });

    await test.step('--invite writes to whoever has never signed in and is not disabled', async () => {
      const [one, two] = await list();
      const credentials = { email: one?.email, password: 'Welcome-2026' };
      await call('update', { localId: one?.localId, password: credentials.password });
      await administer('POST', `${service}/accounts:signInWithPassword?key=x`, {
        ...credentials,
        targetProjectId: project,
      });
      await call('update', { localId: two?.localId, disableUser: true });
      const stranger = {
        localId: 'stranger',
        email: 'stranger@example.com',
        displayName: 'Stranger',
      };
      await administer('POST', `${service}/projects/${project}/accounts`, stranger);

      const { code, text } = await run('--invite');
      expect(code).toBe(0);
      expect(text).toContain('Mails sent: 10. The free plan sends 150 a day, so 140 are left');
      expect(text).toMatch(
        /Disabled, so left as they are: 1\n.*\n\nThe same: 11\n\nNot in the file, so left as they are: 1\n {2}stranger@/,
      );
      const { oobCodes } = await administer('GET', `${settings}/oobCodes`);
      const mailed = oobCodes.map(({ email }: { email: string }) => email);
      const others = people
        .map(({ email }) => email)
        .filter((each) => each !== one?.email && each !== two?.email);
      expect(new Set(mailed)).toEqual(new Set(others));
    });
  },
);
