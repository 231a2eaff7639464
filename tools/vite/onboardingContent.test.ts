import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, createLogger, createServer, type InlineConfig, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onboardingContent } from './onboardingContent.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'onboarding-content-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const milestone = 'content/plan/1-start';

function writePlan(mission: string) {
  write('content/plans.yaml', 'standard: plan\n');
  write(`${milestone}/milestone.yaml`, 'name: Start\n');
  write(`${milestone}/1-first.md`, mission);
  write('entry.js', "import content from 'virtual:content/index';\nconsole.log(content);\n");
}

const writeGerman = (title: string) =>
  write(`${milestone}/1-first.de.md`, `---\ntitle: ${title}\ntag: HR\nof: x\n---\n\nText.\n`);

const config = (): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [onboardingContent()],
});

const buildIt = (more?: InlineConfig) =>
  build({
    ...config(),
    ...more,
    build: { write: false, rolldownOptions: { input: path.join(root, 'entry.js') } },
  });

const missionIn = (color: string) =>
  `---\ntitle: First\ntag: HR\ntagColor: ${color}\n---\n\nText.\n`;

it('stops a build at problems of the content, and lists the first, a file and line each, without a stack', async () => {
  writePlan(`${missionIn('orange')}\n${'<br>\n\n'.repeat(30)}`);
  const error: unknown = await buildIt().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  const { message, stack } = error as Error;
  expect(message).toContain(`${milestone}/1-first.md:4  The tag color "orange"`);
  const lines = message.split('\n');
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('… and 11 more.');
  expect(stack).not.toMatch(/^ *at /m);
});

it('serves a changed file at once, tells of a problem in it, and goes on once it is mended', async () => {
  writePlan(missionIn('red'));
  const server = await createServer({ ...config(), server: { middlewareMode: true, ws: false } });
  const request = () => server.environments.client.transformRequest('virtual:content/plans/plan');
  const change = (color: string) => {
    writePlan(missionIn(color));
    server.watcher.emit('all', 'change', path.join(root, milestone, '1-first.md'));
  };
  try {
    expect((await request())?.code).toContain('red');
    change('orange');
    await expect(request()).rejects.toThrow('The tag color "orange"');
    change('green');
    expect((await request())?.code).toContain('green');
  } finally {
    await server.close();
  }
});

it('builds each plan as a file of data in each language, beside an index without ids and texts', async () => {
  writePlan(missionIn('red'));
  write('content/plans.yaml', 'standard: plan\nlanguages: [de]\n');
  write('content/other/1-start/milestone.yaml', 'name: Start\n');
  writeGerman('Eins');
  const warnOnce = vi.fn();
  const customLogger = { ...createLogger('silent'), warnOnce };
  const { output } = (await buildIt({ customLogger })) as Rolldown.RolldownOutput;
  const [entry, ...files] = output;
  expect(entry.code).toContain('standard');
  expect(entry.code).not.toMatch(/other|First|Eins/);
  const names = files.map(({ fileName }) => fileName);
  expect(names).toEqual([
    expect.stringMatching(/^assets\/plan-other-[\w-]{8}\.json$/),
    expect.stringMatching(/^assets\/plan-other\.de-[\w-]{8}\.json$/),
    expect.stringMatching(/^assets\/plan-plan-[\w-]{8}\.json$/),
    expect.stringMatching(/^assets\/plan-plan\.de-[\w-]{8}\.json$/),
  ]);
  const [, , plan, german] = files.map((file) =>
    file.type === 'asset' ? JSON.parse(String(file.source)) : null,
  );
  expect(plan).toMatchObject({ id: 'plan', milestones: [{ missions: [{ title: 'First' }] }] });
  expect(german).toMatchObject({ id: 'plan', milestones: [{ missions: [{ title: 'Eins' }] }] });
  expect(warnOnce.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^Missing or out of date in "de":\n(content\/.*milestone\.yaml:1 .*\n)+content\/.*:4  This does not/,
      ),
    ],
  ]);
});
