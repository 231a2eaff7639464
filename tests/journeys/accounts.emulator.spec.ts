import { writeFileSync } from 'node:fs';
import { administer, emulatorUrl } from '#tools/emulator/administer.mjs';
import { emulatorAdmin } from './support/emulatorAdmin.ts';
import { runAccounts } from './support/runAccounts.ts';
import { expect, test } from './support/test.ts';

// How the command treats files and responses is tested next to its modules, in tools/accounts.

/** Beside that of the other tests, so that nobody else changes its accounts. */
const project = 'demo-people';
const admin = emulatorAdmin(project);

const people = ['Sammy Davis; Jr.', 'Zoë O’Brien', 'Robert "Bob" Müller', '山田 花子'].map(
  (name, index) => ({ name, email: `person.${index + 1}@example.com` }),
);
const password = 'Welcome-2026';
const emails = people.map(({ email }) => email);

async function readClaims(email: string) {
  const account = (await admin.list()).find((each) => each.email === email);
  return JSON.parse(account?.customAttributes ?? '{}');
}

test('people of a file get their accounts, changes and emails', async ({
  browserName: _,
}, testInfo) => {
  const [one = '', two = '', three = ''] = emails;
  const file = testInfo.outputPath('people.csv');
  const run = (firstDay: string, ...options: string[]) => {
    const rows = people.map(
      ({ name, email }) => `${email};"${name.replaceAll('"', '""')}";intern;${firstDay}`,
    );
    writeFileSync(file, `\uFEFF${['E-Mail;Name;Plan;First Day', ...rows, ''].join('\r\n')}`);
    return runAccounts(project, file, ...options);
  };

  await test.step('--apply creates them', async () => {
    expect(await run('2026-11-30', '--apply')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^created {2}person\.4@/m),
    });
    const found = (await admin.list()).map(({ email, displayName: name }) => ({ name, email }));
    expect(new Set(found)).toEqual(new Set(people));
    expect(await readClaims(one)).toEqual({ plan: 'intern', joinDate: '2026-11-30' });
    expect(await run('2026-11-30', '--apply')).toMatchObject({
      code: 0,
      text: expect.stringContaining('Unchanged: 4\n'),
    });
  });

  await test.step('a first day moves, and other claims stay', async () => {
    const claims = { plan: 'intern', joinDate: '2026-11-30', role: 'council' };
    await admin.update(three, { customAttributes: JSON.stringify(claims) });
    expect(await run('2026-12-07', '--apply')).toMatchObject({
      code: 0,
      text: expect.stringContaining('Changed: 4\n'),
    });
    expect(await readClaims(three)).toEqual({ ...claims, joinDate: '2026-12-07' });
  });

  await test.step('an account that a stranger has made is left', async () => {
    const signUp = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x`;
    const stranger = { email: 'person.5@example.com', password, targetProjectId: project };
    await administer('POST', signUp, stranger);
    people.push({ name: 'Person 5', email: stranger.email });
    expect(await run('2026-12-07', '--apply')).toMatchObject({
      code: 1,
      text: expect.stringMatching(
        /^Refused, so left unchanged: 1\n.* not created by this command/m,
      ),
    });
    expect(await readClaims(stranger.email)).toEqual({});
    people.pop();
  });

  await test.step('--apply --invite writes to whoever has no password and is not disabled', async () => {
    await admin.update(one, { password });
    await admin.update(two, { disableUser: true });

    expect(await run('2026-12-07', '--apply', '--invite')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^Disabled, so left unchanged: 1\n[^]*\nEmails sent: 2\./m),
    });
    const links = await Promise.all(emails.map(admin.linksTo));
    expect(links.map(({ length }) => length)).toEqual([0, 0, 1, 1]);
  });
});
