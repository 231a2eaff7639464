import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, createLogger, createServer, type InlineConfig, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onboardingContent, plansNote } from '#scripts/vite/onboardingContent.ts';

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

const milestone = 'src/features/onboarding/content/plan/1-start';

function writePlan(mission: string) {
  write('src/features/onboarding/content/plans.yaml', 'standard: plan\n');
  write(`${milestone}/milestone.yaml`, 'name: Start\n');
  write(`${milestone}/1-first.md`, mission);
  write('entry.js', "import content from 'virtual:onboarding-plans';\nconsole.log(content);\n");
}

const customLogger = createLogger('silent');

const config = (): InlineConfig => ({
  root,
  configFile: false,
  customLogger,
  logLevel: 'silent',
  plugins: [onboardingContent(), plansNote()],
});

const buildIt = () =>
  build({
    ...config(),
    build: { write: false, rolldownOptions: { input: path.join(root, 'entry.js') } },
  });

async function requestFromDevServer() {
  const server = await createServer({ ...config(), server: { middlewareMode: true, ws: false } });
  try {
    return await server.environments.client.transformRequest('virtual:onboarding-plans');
  } finally {
    await server.close();
  }
}

it.each([
  ['a build', buildIt],
  ['the dev server', requestFromDevServer],
])(
  'stops %s at a problem of the content, and names file and line without a stack',
  async (_name, run) => {
    writePlan('---\ntitle: First\ntag: HR\ntagColor: orange\n---\n\nText.\n');
    const error: unknown = await run().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    const { message, stack } = error as Error;
    expect(message).toContain(`${milestone}/1-first.md:4  The tag color "orange"`);
    expect(stack).not.toMatch(/^ *at /m);
  },
);

it('builds each plan as a file of data, beside an index without ids and texts, and names them', async () => {
  writePlan('---\ntitle: First\ntag: HR\ntagColor: red\n---\n\nText.\n');
  write('src/features/onboarding/content/other/1-start/milestone.yaml', 'name: Start\n');
  const info = vi.spyOn(customLogger, 'info');
  const { output } = (await buildIt()) as Rolldown.RolldownOutput;
  const [entry, ...files] = output;
  expect(entry.code).toContain('standard');
  expect(entry.code).not.toMatch(/other|First/);
  const names = files.map(({ fileName }) => fileName);
  expect(names).toEqual([
    expect.stringMatching(/^assets\/plan-other-[\w-]{8}\.json$/),
    expect.stringMatching(/^assets\/plan-plan-[\w-]{8}\.json$/),
  ]);
  const [, plan] = files.map((file) =>
    file.type === 'asset' ? JSON.parse(String(file.source)) : null,
  );
  expect(plan).toMatchObject({ id: 'plan', milestones: [{ missions: [{ title: 'First' }] }] });
  expect(info.mock.calls.flat()).toContain('Onboarding plans: other, plan (standard)');
});
