import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { property, record, string, assert as verify } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraft } from './checkDraft.ts';
import { nameOf } from './fileNames.ts';
import { emptyDraft, fileNameOf, fromFile, toFile } from './missionDraft.ts';

const content = path.resolve('content');
const missions = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\d-[^/\\]+\.md$/.test(file))
  .map((file) => [path.basename(file), readFileSync(path.join(content, file), 'utf8')] as const);

describe('a mission file', () => {
  it.each(missions)('that is opened and downloaded is the same: %s', (name, file) => {
    const draft = fromFile(name, file);
    expect(toFile(draft)).toBe(file);
    expect(fileNameOf({ ...draft, name: nameOf(draft, []) })).toBe(name);
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

  it('stays in the text if the form has no fields for it', () => {
    for (const file of [
      'Say hello.',
      'Say hello.\n\n---\ntitle: None\n---',
      '---\n: [\n---\n\nHello.',
      '---\nowner: HR\n---\n\nHello.',
      '---\n__proto__: HR\n---\n\nHello.',
      '---\ntitle: Say hello\ntitle: to all\n---\n\nHello.',
      '---\ntitle: Say hello\n# to all\n---\n\nHello.',
    ]) {
      expect(fromFile('1-hello.md', file)).toEqual({ ...emptyDraft, name: '1-hello', text: file });
    }
  });

  it('comes back as it was typed: numbers, and code at the start', () => {
    const file = '---\ntitle: 1.10\ntag: 007\nminutes: about 15\n---\n\n    npm start\n';
    expect(fromFile('2-start (1).md', file)).toMatchObject({
      name: '2-start',
      title: '1.10',
      tag: '007',
      minutes: 'about 15',
      text: '    npm start',
    });
    for (const day of [' -4', '–4', '−4']) {
      expect(toFile({ ...emptyDraft, day })).toContain('\nday: -4\n');
    }
  });

  it.each([
    ['Café: find the good coffee', '11-cafe-find-the-good-coffee'],
    ['1.5 hours: “Who’s who”', '11-1-5-hours-whos-who'],
    ['参观 IT', '11-it'],
    ['参观办公室', ''],
    ['🎉', ''],
  ])('has a name from the letters and digits of its title: %s', (title, name) => {
    const files = ['sales/1-a/1-tour.md', 'sales/1-a/10-lunch.md', 'sales/2-b/12-a.md'];
    const contents = files.map((each) => ({ path: each, text: '' }));
    expect(nameOf({ ...emptyDraft, folder: 'sales/1-a', title }, contents)).toBe(name);
    expect(nameOf({ ...emptyDraft, title, name: '4-mine' }, contents)).toBe('4-mine');
  });

  it('has a name that the build accepts, or the form asks for one, whatever the title is', () => {
    verify(
      property(string({ unit: 'grapheme' }), (title) => {
        const named = { ...emptyDraft, title, name: nameOf({ ...emptyDraft, title }, []) };
        const { problems, unwritten } = checkDraft(named, new Map(), []);
        expect(problems.filter(({ part }) => part === 'name')).toEqual([]);
        expect(named.name || unwritten.find((part) => /^(?:title|name)$/.test(part))).toBeTruthy();
      }),
    );
  });
});
