import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { serveTest } from '../serveTest.ts';
import { run as runCommand } from './accounts.ts';
import type { Account, NewAccount } from './identityAdmin.ts';

/** The calls of the fake service so far. */
let calls: string[];
let inProject: Account[];
/** What the service does in place of an answer, by the call's number from 1. */
let faults: Map<number, (answer: ServerResponse) => void>;
let env: { FIREBASE_AUTH_EMULATOR_HOST: string; GCLOUD_PROJECT: string; INIT_CWD: string };

const json = (status: number, content: object) => (answer: ServerResponse) =>
  void answer.writeHead(status).end(JSON.stringify(content));

// More than the emulator could do: it never refuses for a limit. tests/e2e/accounts.spec.ts asks the emulator itself.
const operations: Record<string, (body: { users: NewAccount[] } & NewAccount) => object> = {
  batchGet: () => ({ users: inProject }),
  batchCreate: ({ users }) => {
    inProject.push(...users);
    return {};
  },
  update: ({ localId, ...fields }) => {
    inProject = inProject.map((each) => (each.localId === localId ? { ...each, ...fields } : each));
    return {};
  },
  sendOobCode: () => ({}),
};

beforeEach(async () => {
  [calls, inProject, faults] = [[], [], new Map()];
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-'));
  const host = await serveTest(({ url = '' }, answer, body) => {
    const [, operation = ''] = /accounts:(\w+)/.exec(url) ?? [];
    calls.push(operation);
    const usual = () => operations[operation]?.(JSON.parse(body || '{}')) ?? {};
    (faults.get(calls.length) ?? json(200, usual()))(answer);
  });
  env = { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: 'acme', INIT_CWD: folder };
  return () => rmSync(folder, { recursive: true });
});

async function run(text: string | Buffer, ...options: string[]) {
  writeFileSync(path.join(env.INIT_CWD, 'people.csv'), text);
  return runWith('people.csv', ...options);
}

async function runWith(...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(args, env, (line) => void lines.push(line));
  return { code, text: lines.join('\n') };
}

const people = (day: string) =>
  `email,name,plan,first day\na@b.test,Amara,intern,${day}\nb@b.test,Ben,,${day}\nc@b.test,Cleo,,${day}\n`;
const before = people('2026-11-30');
const after = people('2026-12-01');

it('only tells, and sends nothing, unless it is told to', async () => {
  expect(await run(before)).toEqual({
    code: 0,
    text: expect.stringMatching(
      /^people\.csv: 3 people, read as UTF-8\nProject acme, on the Auth Emulator\n\nNew: 3\n[^]*\nNothing has been changed\. --apply creates 3 and changes 0\. --invite sends mails to 3\.$/,
    ),
  });
  expect(calls).toEqual(['batchGet']);
});

it('asks for nothing while the file has a problem', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => `p${index}@b.test,,,\n`).join('');
  const { code, text } = await run(
    `email,name,plan,first day,note,Manger\n${rows}`,
    '--apply',
    '--invite',
  );
  expect(code).toBe(1);
  expect(text).toContain(
    'The column "note" is left out.\nThe column "Manger" is left out. Did you mean "manager"?',
  );
  expect(text).toContain('\nline 2  The name is missing.');
  expect(text).toContain('\n… and 5 more.\n\nNothing has been sent.');
  expect(calls).toEqual([]);
});

it('sends nothing while the project contradicts the file', async () => {
  inProject = ['1', '2'].map((localId) => ({ localId, email: 'a@b.test' }));
  const { code, text } = await run(before, '--apply', '--invite');
  expect(code).toBe(1);
  expect(text).toContain('line 2  Two accounts have the address a@b.test.');
  expect(calls).toEqual(['batchGet']);
});

it('says when it has read another encoding than UTF-8', async () => {
  const { text } = await run(Buffer.from(`${before}d@b.test,Zoë,,`, 'latin1'));
  expect(text).toMatch(/read as Windows-1252\nIf a letter with an accent is wrong below/);
});

it('creates, changes what differs, invites whoever can sign in and never has, and tells what is there then', async () => {
  expect(await run(before, '--apply')).toMatchObject({ code: 0 });
  const later = [{ lastLoginAt: '9' }, { displayName: 'B', disabled: true }, { lastLoginAt: '0' }];
  inProject = inProject.map((each, index) => ({ ...each, ...later[index] }));
  calls = [];
  const withoutCleo = after.replace('Cleo,,2026-12-01', 'Cleo,,2026-11-30');
  const { code, text } = await run(withoutCleo, '--apply', '--invite');
  expect(code).toBe(0);
  expect(calls).toEqual(['batchGet', 'update', 'batchGet', 'sendOobCode']);
  expect(text).toContain('\nchanged  a@b.test: first day\n');
  expect(text).toContain(
    '\nmail sent  c@b.test\nMails sent: 1. The free plan sends 150 a day, so 149 are left',
  );
  expect(text).toContain(
    '\n  a@b.test  Amara  intern  2026-12-01  (none)  (none)   has signed in\n',
  );
});

it('gives new accounts the id of the file, or one of their own', async () => {
  await run('email,name,plan,first day,id\na@b.test,Amara,,,0042\nb@b.test,Ben,,,\n', '--apply');
  expect(inProject.map(({ localId }) => localId)).toEqual([
    '0042',
    expect.stringMatching(/^.{36}$/),
  ]);
});

describe('when something goes wrong in the middle', () => {
  const refuse = (message: string) => json(400, { error: { message } });

  beforeEach(async () => {
    await run(before, '--apply');
    calls = [];
  });

  const three = `${before}d@b.test,Dan,,\ne@b.test,Eve,,\nf@b.test,Fay,,\n`;

  it.each<[string, string[], number, (answer: ServerResponse) => void, RegExp]>([
    [
      'because a limit is reached, stops, and tells what is done',
      [after, '--apply', '--invite'],
      3,
      refuse('QUOTA_EXCEEDED'),
      /\nchanged {2}a@b\.test: first day\n\nThis stopped before its end\. .* is done\. The same command does the rest\.\n\nThe service takes no more for now/,
    ],
    [
      'with one account, does the others, and sends no mail',
      [after, '--apply', '--invite'],
      2,
      refuse('USER_NOT_FOUND'),
      /\nnot done {2}line 2 {2}a@b\.test: The account is gone\. .*\nchanged {2}b@b\.test[^]* not as in the file\n[^]*\nNot everything is done, so no mail was sent\.$/,
    ],
    [
      'with one of the new accounts, tells which',
      [three, '--apply'],
      2,
      json(200, { error: [{ index: 1, message: 'email exists' }] }),
      /created {2}d@b\.test\nnot done {2}line 6 {2}e@b\.test: Another account has .*\ncreated {2}f@/,
    ],
    [
      'between the mails, tells that the same command sends those before again',
      [before, '--invite'],
      3,
      refuse('RESET_PASSWORD_EXCEED_LIMIT'),
      /mail sent {2}a@b\.test\n\nThis stopped before its end\. .* is done\. Take the lines with a sent mail out of the file: the same command would send those mails again\./,
    ],
    [
      'with one mail, sends the others',
      [before, '--invite'],
      2,
      refuse('INVALID_EMAIL'),
      /not done {2}line 2 {2}a@b\.test: .*\nmail sent {2}b@b\.test\nmail sent {2}c@b\.test\nMails sent: 2\./,
    ],
  ])('%s, and fails', async (_what, [text = '', ...options], call, fault, told) => {
    faults.set(call, fault);
    expect(await run(text, ...options)).toEqual({ code: 1, text: expect.stringMatching(told) });
  });
});

it('creates more than a thousand in batches', async () => {
  const rows = Array.from({ length: 1001 }, (_, index) => `p${index}@b.test,Amara,,\n`).join('');
  expect(await run(`email,name,plan,first day\n${rows}`, '--apply')).toMatchObject({ code: 0 });
  expect(calls).toEqual(['batchGet', 'batchCreate', 'batchCreate', 'batchGet']);
});

it.each([
  [['--help'], 0, /^npm run accounts -- people\.csv/],
  [[], 1, /npm run accounts -- people\.csv/],
  [['one.csv', 'two.csv'], 1, /npm run accounts -- people\.csv/],
  [['people.csv', '--aply'], 1, /npm run accounts -- people\.csv/],
  [['missing.csv'], 1, /^\nThere is no file .*missing\.csv that can be read\.$/],
])('%o ends with %i', async (args, code, text) => {
  expect(await runWith(...args)).toEqual({ code, text: expect.stringMatching(text) });
});
