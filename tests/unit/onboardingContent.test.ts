import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createLogger, createServer, type InlineConfig } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missionHash } from '#features/onboarding/missionHash.ts';
import type { Milestone, MilestoneOutline } from '#features/onboarding/model.ts';
import { createPlanStore } from '#features/onboarding/planStore.ts';
import { replacePlan } from '#scripts/perf/content.ts';
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

it('builds the plans as data when there is no problem, and names them', async () => {
  writePlan('---\ntitle: First\ntag: HR\ntagColor: red\n---\n\nText.\n');
  write('src/features/onboarding/content/other/1-start/milestone.yaml', 'name: Start\n');
  const info = vi.spyOn(customLogger, 'info');
  const result = JSON.stringify(await buildIt());
  expect(result).toContain('First');
  expect(result).not.toContain('tagColor: red');
  expect(info.mock.calls.flat()).toContain('Onboarding plans: other, plan (standard)');
});

it('brings a large plan in outline, and its missions when they are asked for', async () => {
  write('src/features/onboarding/content/plans.yaml', 'standard: new-hire\n');
  replacePlan(root, { milestones: 2, missions: 50 });
  write('entry.js', "export { default } from 'virtual:onboarding-plans';\n");
  const input = path.join(root, 'entry.js');
  const output = { dir: path.join(root, 'out'), entryFileNames: 'entry.mjs' };
  await build({
    ...config(),
    plugins: [onboardingContent()],
    build: { ssr: true, rolldownOptions: { input, output, preserveEntrySignatures: 'strict' } },
  });
  const { default: content } = await import(pathToFileURL(`${output.dir}/entry.mjs`).href);
  const { default: plan } = await content.plans.get('new-hire')();

  const store = createPlanStore(plan);
  const [outline, other] = store.getMilestones() as readonly [MilestoneOutline, unknown];
  expect(outline).toMatchObject({ state: 'waiting', missionHashes: { length: 50 } });
  await store.fetchMissions(outline.id);
  const [fetched, left] = store.getMilestones() as readonly [Milestone, unknown];
  expect(fetched.missions.map(({ id }) => missionHash(id))).toEqual(outline.missionHashes);
  expect(fetched.name).toBe(outline.name);
  expect(left).toBe(other);
});
