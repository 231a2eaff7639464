import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { property, record, string, assert as verify } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePlans } from '#features/onboarding/compiler/compilePlans.ts';
import { emptyDraft, fileNameOf, fromFile, toFile } from '#storybook/content/missionFile.ts';

const content = path.resolve('src/features/onboarding/content');
const missions = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\d-[^/\\]+\.md$/.test(file))
  .map((file) => [path.basename(file), readFileSync(path.join(content, file), 'utf8')] as const);

describe('a mission file', () => {
  it.each(missions)('that is opened and downloaded is the same: %s', (name, file) => {
    const draft = fromFile(name, file);
    expect(toFile(draft)).toBe(file);
    expect(fileNameOf(draft)).toBe(name);
  });

  it('goes into the content folder as it was written', () => {
    const draft = {
      ...emptyDraft,
      title: 'Where’s “your” desk? #4: you’ll see',
      tag: 'HR',
      minutes: '15',
      text: 'Ask at the **reception**.',
    };
    expect(fileNameOf(draft)).toBe('1-wheres-your-desk-4-youll-see.md');
    const { plans, problems } = compilePlans([
      { path: 'plans.yaml', text: 'standard: sales' },
      { path: 'sales/1-first-day/milestone.yaml', text: 'name: First day' },
      { path: `sales/1-first-day/${fileNameOf(draft)}`, text: toFile(draft) },
    ]);
    expect(problems).toEqual([]);
    expect(plans[0]?.milestones[0]?.missions).toMatchObject([
      { title: draft.title, minutes: 15, description: draft.text },
    ]);
  });

  it('loses nothing of what somebody wrote, whatever it is', () => {
    const line = string({ unit: 'grapheme' }).map((each) => each.replaceAll(/\s+/gu, ' ').trim());
    const draft = record({ title: line, tag: line, tagColor: line, text: line });
    verify(
      property(draft, (written) => {
        expect(fromFile('1-id.md', toFile({ ...emptyDraft, ...written }))).toMatchObject(written);
      }),
    );
  });

  it('that is none stays in the text', () => {
    for (const file of ['Say hello.', '---\n: [\n---\n\nHello.', '---\nowner: HR\n---\n\nHello.']) {
      expect(fromFile('hello.md', file)).toEqual({ ...emptyDraft, text: file });
    }
  });
});
