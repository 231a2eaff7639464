import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onboardingContent } from '#scripts/vite/onboardingContent.ts';

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
  write(`${milestone}/milestone.yaml`, 'name: Start\n');
  write(`${milestone}/1-first.md`, mission);
  write('entry.js', "import plans from 'virtual:onboarding-plans';\nconsole.log(plans);\n");
}

const buildIt = () =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [onboardingContent()],
    build: { write: false, rolldownOptions: { input: path.join(root, 'entry.js') } },
  });

it('stops the build at a content file with a fault, and names the file and the line', async () => {
  writePlan('---\ntitle: First\ntag: HR\ntagColor: orange\n---\n\nText.\n');
  await expect(buildIt()).rejects.toThrow(`${milestone}/1-first.md:4  The tag color "orange"`);
});

it('builds the plans as data when there is no fault', async () => {
  writePlan('---\ntitle: First\ntag: HR\ntagColor: red\n---\n\nText.\n');
  const result = JSON.stringify(await buildIt());
  expect(result).toContain('First');
  expect(result).not.toContain('tagColor: red');
});
