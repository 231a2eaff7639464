import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { administer, emulatorUrl } from '#tools/emulator/administer.mjs';
import { runAccountsOf } from './support/runAccounts.ts';
import { expect, test } from './support/test.ts';

// More of `npm run accounts` is tested beside its modules, in tools/accounts.

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

/** Leads to the emulator, and answers the third change of an account as the service does when a limit is reached. */
async function limitedEmulator() {
  let changes = 0;
  const server = createServer(async (request, answer) => {
    const { method = '', url = '', headers } = request;
    let body = '';
    for await (const chunk of request) body += chunk;
    if (url.endsWith(':update')) changes += 1;
    if (changes === 3) {
      const error = { code: 429, message: 'RESOURCE_EXHAUSTED' };
      return answer.writeHead(429).end(JSON.stringify({ error }));
    }
    const passed = await fetch(new URL(url, emulatorUrl), {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: headers.authorization ?? '' },
      ...(body && { body }),
    });
    return answer.writeHead(passed.status).end(await passed.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, close: () => server.close() };
}

test(
  'twelve people of a spreadsheet get their accounts, changes and mails',
  {
    tag: '@account',
  },
  async ({ browserName: _ }, testInfo) => {
    const file = testInfo.outputPath('people.csv');
    const write = (lines: readonly string[]) => writeFileSync(file, `\uFEFF${lines.join('\r\n')}`);
    const run = (...options: string[]) =>
      runAccountsOf({ GCLOUD_PROJECT: project }, file, ...options);
    await administer('DELETE', `${settings}/accounts`);

    await test.step('an address that is there twice stops all', async () => {
      const lines = spreadsheet(['30.11.2026', '1.12.2026']);
      write([...lines, `PERSON.3@example.com;Another;;`]);
      const { code, text } = await run('--apply', '--invite');
      expect(code).toBe(1);
      expect(text).toContain('line 15  The address "person.3@example.com" is in line 4 already.');
      write(lines);
      expect(await run()).toMatchObject({ code: 0, text: expect.stringContaining('New: 12\n') });
      expect(await list()).toEqual([]);
    });

    await test.step('--apply creates them', async () => {
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

    await test.step('a first day moves, up to a limit, and the next run moves the rest', async () => {
      const first = (await list()).find(({ email }) => email === 'person.7@example.com');
      const claims = { role: 'council', plan: 'new-hire', joinDate: '2026-12-01' };
      await call('update', { localId: first?.localId, customAttributes: JSON.stringify(claims) });
      write(spreadsheet(['30.11.2026', '7.12.2026']));
      const limited = await limitedEmulator();
      const env = { GCLOUD_PROJECT: project, FIREBASE_AUTH_EMULATOR_HOST: limited.host };
      const stopped = await runAccountsOf(env, file, '--apply');
      limited.close();
      expect(stopped.code).toBe(1);
      expect(stopped.text).toContain(
        'changed  person.8@example.com: first day\n\nThis stopped before its end.',
      );
      expect(stopped.text).not.toContain('changed  person.9@');

      const { code, text } = await run('--apply');
      expect(code).toBe(0);
      expect(text).toContain('Changed: 4\n');
      expect(text).toContain('The same: 8\n');
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
