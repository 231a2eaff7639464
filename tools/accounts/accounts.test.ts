import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { root } from '../run.mjs';
import { serveTest } from '../serveTest.ts';
import { run as runCommand } from './accounts.ts';
import type { Account, NewAccount } from './identityAdmin.ts';

type Fault = (answer: ServerResponse) => void;

/** The calls of the fake service so far. */
let calls: string[];
let inProject: Account[];
/** How the service behaves instead of answering, by the number of the call, from 1. */
let faults: Map<number, Fault>;
let settings: object;
let env: { FIREBASE_AUTH_EMULATOR_HOST: string; GCLOUD_PROJECT: string; INIT_CWD: string };

const json = (status: number, content: unknown) => (answer: ServerResponse) =>
  void answer.writeHead(status).end(JSON.stringify(content));

// Covers what the emulator cannot do, such as refusing for a limit. tests/journeys/accounts.emulator.spec.ts asks the emulator
// itself.
const operations: Record<string, (body: { users: NewAccount[] } & NewAccount) => object> = {
  batchGet: () => ({ users: inProject }),
  lookup: ({ localId }) => ({ users: inProject.filter((each) => localId.includes(each.localId)) }),
  batchCreate: ({ users }) => {
    inProject.push(...users);
    return {};
  },
  update: ({ localId, ...fields }) => {
    setAccount(localId, fields);
    return {};
  },
  sendOobCode: () => ({}),
};

function setAccount(localId: string | undefined, fields: Partial<Account>) {
  inProject = inProject.map((each) => (each.localId === localId ? { ...each, ...fields } : each));
}

beforeEach(async () => {
  [calls, inProject, faults, settings] = [[], [], new Map(), {}];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28') });
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-'));
  const host = await serveTest(({ url = '' }, answer, body) => {
    const [, operation] = /accounts:(\w+)/.exec(url) ?? [];
    if (operation === undefined) return json(200, settings)(answer);
    calls.push(operation);
    const usual = () => operations[operation]?.(JSON.parse(body || '{}')) ?? {};
    (faults.get(calls.length) ?? json(200, usual()))(answer);
  });
  env = { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: 'acme', INIT_CWD: folder };
  return () => {
    rmSync(folder, { recursive: true });
    vi.useRealTimers();
  };
});

async function run(text: string, ...options: string[]) {
  writeFileSync(path.join(env.INIT_CWD, 'people.csv'), text);
  return runWith('people.csv', ...options);
}

let interruption: AbortController;

async function runWith(...args: string[]) {
  interruption = new AbortController();
  const lines: string[] = [];
  const code = await runCommand(args, env, (line) => void lines.push(line), interruption.signal);
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
      /^people\.csv: 3 people\nProject acme, on the Auth Emulator\n\nNew: 3\n[^]*\nNothing has been changed\. --apply creates 3 and changes 0\. Together with --apply, --invite sends emails to 3\.$/,
    ),
  });
  expect(calls).toEqual(['batchGet']);
  expect((await run(before, '--from', 'b@b.test')).text).toMatch(/sends emails to 2\.$/);
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
    'The column "Manger" is ignored.\nThe file can also have these columns: id, language, buddy, buddy link, manager, manager link.',
  );
  expect(text).toContain('\nline 2  The name is missing.');
  expect(text).toContain(
    '\n… and 5 more.\n\nNothing has been changed. Correct the file, and run this again.',
  );
  expect(calls).toEqual([]);
});

it('keeps nobody waiting for a line that is refused', async () => {
  inProject = ['1', '2'].map((localId) => ({ localId, email: 'a@b.test' }));
  const refused =
    /\nRefused, so left unchanged: 1\n {2}line 2 {2}Two accounts have the address a@b\.test\./;
  expect(await run(before)).toEqual({ code: 1, text: expect.stringMatching(refused) });
  const { code, text } = await run(before, '--apply', '--invite');
  expect(code).toBe(1);
  expect(text).toMatch(refused);
  expect(text).toMatch(
    /\nemail sent {2}b@b\.test\nemail sent {2}c@b\.test\nno email {2}line 2 {2}a@b\.test: /,
  );
});

it('says that visitors can register, and prints nothing that moves the cursor', async () => {
  settings = { client: { permissions: {} } };
  const { text } = await run(before.replace('day\n', 'day,\u001B[2J\u202E\u200E\u061C|\n'));
  expect(text).toMatch(/^The column "\?\[2J\?\?\?\|" is ignored\.$/m);
  expect(text).toMatch(/^Visitors can create their own accounts in this project\. Turn that off/m);
});

it('creates, changes what differs, invites whoever has no password, and tells what is there then', async () => {
  expect(await run(before, '--apply')).toMatchObject({ code: 0 });
  const later = [{ lastLoginAt: '9' }, { disabled: true }, { passwordUpdatedAt: 9 }];
  inProject = inProject.map((each, index) => ({ ...each, ...later[index] }));
  calls = [];
  const withoutCleo = `${after.replace('Cleo,,2026-12-01', 'Cleo,,2026-11-30')}d@b.test,Dan,,\n`;
  const { code, text } = await run(withoutCleo, '--apply', '--invite');
  expect(code).toBe(0);
  expect(calls).toEqual(['batchGet', 'batchCreate', 'lookup', 'update', 'batchGet', 'sendOobCode']);
  expect(text).toContain('\nchanged  a@b.test: first day\n');
  expect(text).toContain(
    '\nemail sent  d@b.test\nEmails sent: 1. The free plan sends 150 a day, counting what you sent earlier today.\n',
  );
  expect(text).toMatch(/\nThe project now\n\n[^]*\nUnchanged: 3\n?/);
});

it('sends no email without --apply, and says so', async () => {
  await run(before, '--apply');
  calls = [];
  expect(await run(before, '--invite')).toEqual({
    code: 1,
    text: expect.stringMatching(
      /\nNothing has been changed\. Together .*\n--invite does nothing yet\. Use it together with --apply\.$/,
    ),
  });
  expect(calls).toEqual(['batchGet']);
});

it.each([[[]], [['--apply', '--invite']]])(
  'with %j, stops at a mistake of the file',
  async (options) => {
    const { code, text } = await run(`${before}d@b.test,Dan,,2016-11-30\n`, ...options);
    expect(code).toBe(1);
    expect(text).toMatch(
      /\n\nline 5 {2}The first day 2016-11-30 is more .*\n\nNothing has been changed\. Correct the file, and run this again\.$/,
    );
    expect(calls).toEqual(['batchGet']);
  },
);

describe('when something goes wrong in the middle', () => {
  const refuse = (message: string) => json(400, { error: { message } });
  const cut: Fault = (answer) => void answer.destroy();
  const onlyEmail =
    /^not done {2}line 2 {2}a@b\.test: .*\nemail sent {2}b@b\.test\nemail sent {2}c@b\.test\nEmails sent: 2\./m;

  beforeEach(async () => {
    await run(before, '--apply');
    calls = [];
  });

  it.each<[string, number, Fault, string, string, string, string]>([
    ['a limit', 5, refuse('QUOTA_EXCEEDED'), 'a', '', 'bc', 'The service’s limit has been reached'],
    ['a lost answer', 3, cut, '', 'a', 'bc', 'The Auth Emulator is not running. Start it'],
    [
      'a fault',
      3,
      json(503, { error: { message: '' } }),
      '',
      'a',
      'bc',
      'The identity service has',
    ],
    ['an interruption', 5, () => interruption.abort(), 'a', 'b', 'c', 'Interrupted.'],
  ])('by %s, tells who is done and who not', async (_, call, fault, done, unknown, left, why) => {
    faults.set(call, fault);
    const { code, text } = await run(after, '--apply');
    const list = (title: string, who: string) =>
      who && `${title}: ${who.length}\n${who.replaceAll(/./g, '  change  $&@b.test\n')}\n`;
    const lists = `${list('Done', done)}${list('Unknown, because there was no response', unknown)}${list('Not done', left)}`;
    expect(text).toContain(
      `${lists}To finish, run: npm run accounts -- people.csv --apply\n\n${why}`,
    );
    expect(code).toBe(1);
  });

  it.skipIf(process.platform === 'win32').each([
    [2, 'c@b.test'],
    [5, "`id`o'brien@b.test"],
  ])('in call %i, advises a command for a shell that begins with %s', async (call, from) => {
    faults.set(call, cut);
    const options = ['--apply', '--invite', '--from'];
    const { text } = await run(`${before}\`id\`o'brien@b.test,Odd,,\n`, ...options, 'c@b.test');
    const [, words = ''] = /To finish, run: npm run accounts -- (.*)/.exec(text) ?? [];
    const taken = execFileSync('sh', ['-c', `printf '%s\\n' ${words}`], { encoding: 'utf8' });
    expect(taken).toBe(['people.csv', ...options, from, ''].join('\n'));
  });

  it.each<[string, number, string, Fault, RegExp]>([
    [
      'the account is gone',
      3,
      after,
      refuse('USER_NOT_FOUND'),
      /^not done {2}line 2 {2}a@b\.test: The account is gone\. .*\nchanged {2}b@b\.test[^]*\nemail sent {2}b@b\.test\nemail sent {2}c@b\.test\nno email {2}line 2 {2}a@b[^]*\nNot everything is done\.$/m,
    ],
    [
      'the address is taken',
      3,
      `${before}d@b.test,Dan,,\ne@b.test,Eve,,\nf@b.test,Fay,,\n`,
      json(200, { error: [{ message: 'email exists' }] }),
      /^created {2}d@b\.test\nnot done {2}line 6 {2}e@b\.test: Another account has .*\ncreated {2}f@/m,
    ],
    ['it got too many emails', 3, before, refuse('RESET_PASSWORD_EXCEED_LIMIT'), onlyEmail],
  ])('for one person, as %s, does the others', async (_what, call, file, fault, told) => {
    faults.set(call, fault);
    const result = await run(file, '--apply', '--invite');
    expect(result).toEqual({ code: 1, text: expect.stringMatching(told) });
  });

  it('merges into the claims of that moment, and leaves who is disabled by then', async () => {
    const [a, b] = inProject.map(({ localId }) => localId);
    const listed = inProject.map((each) => ({ ...each, customAttributes: '{"admin":true}' }));
    faults.set(1, (answer) => {
      json(200, { users: listed })(answer);
      setAccount(a, { customAttributes: '{"editor":true}' });
      setAccount(b, { disabled: true });
    });
    const { code, text } = await run(after, '--apply');
    expect(code).toBe(1);
    expect(JSON.parse(inProject[0]?.customAttributes ?? '')).toEqual({
      editor: true,
      plan: 'intern',
      joinDate: '2026-12-01',
    });
    expect(text).toMatch(
      /\nnot done {2}line 3 {2}b@b\.test: The account has been disabled in the meantime/,
    );
    expect(calls.filter((call) => call === 'update')).toHaveLength(2);
  });

  it.each<[string, (command: ReturnType<typeof start>) => void]>([
    ['Ctrl+C', (command) => void command.kill('SIGINT')],
    ['a closed output', (command) => void command.stdout.destroy()],
  ])('as %s in a process, tells what is done and what not', async (_what, stop) => {
    // No dates, because the process uses the real clock.
    writeFileSync(path.join(env.INIT_CWD, 'people.csv'), people(''));
    const command = start('people.csv', '--apply');
    faults.set(3, (answer) => {
      stop(command);
      json(200, {})(answer);
    });
    let told = '';
    command.stderr.setEncoding('utf8').on('data', (chunk: string) => (told += chunk));
    const [code] = await once(command, 'close');
    expect(code).toBe(1);
    expect(told).toMatch(/\nStopped early\.\n[^]*\n {2}change {2}c@b\.test\n\nTo finish/);
  });

  function start(...args: string[]) {
    const tool = ['tools/runTypeScript.mjs', 'tools/accounts/accounts.ts', ...args];
    return spawn(process.execPath, tool, { cwd: root, env: { ...process.env, ...env } });
  }
});

it('does not read a file that is too large', async () => {
  writeFileSync(path.join(env.INIT_CWD, 'large.xlsx'), '');
  truncateSync(path.join(env.INIT_CWD, 'large.xlsx'), 30_000_001);
  const sentence = /^\n.*large\.xlsx has more than 30 MB\. Copy the people, without pictures/;
  expect(await runWith('large.xlsx')).toEqual({ code: 1, text: expect.stringMatching(sentence) });
});

it.each([
  [['--help'], 0, /^npm run accounts -- people\.xlsx/],
  [['people.csv', '--aply'], 1, /^\nThere is no option "--aply"\.\n\nnpm run accounts -- people/],
  [['a.csv', '--project'], 1, /^\nThe option "--project" needs a value\.\n\nnpm run accounts/],
  [['missing.csv'], 1, /^\nCannot read the file .*missing\.csv\.$/],
])('%o ends with %i', async (args, code, text) => {
  expect(await runWith(...args)).toEqual({ code, text: expect.stringMatching(text) });
});
