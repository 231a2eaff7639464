import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { property, record, string, assert as verify } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraft } from './checkDraft.ts';
import { nameOf, pathsBeside } from './fileNames.ts';
import { emptyDraft, fileNameOf, fromFile, textOf, toFile } from './missionFile.ts';

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
      '---\ntoString: HR\n---\n\nHello.',
      '---\nconstructor: HR\n---\n\nHello.',
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
    ['Große Straße, GROẞE STRASSE', '1-grosse-strasse-grosse-strasse'],
    ['Łódź office', '1-lodz-office'],
    ['Đà Nẵng – İzmir', '1-da-nang-izmir'],
    ['Знакомство с офисом', '1-znakomstvo-s-ofisom'],
    ['Γνωρίστε την ομάδα', '1-gnoriste-tin-omada'],
    ['参观办公室', '1-can-guan-ban-gong-shi'],
    ['사무실', '1-samusil'],
    ['جولة في المكتب', '1-jwl-fy-lmktb'],
    ['1.5 hours: “Who’s who”', '1-1-5-hours-whos-who'],
    ['🎉', '1-mission'],
    ['参'.repeat(100), `1-${'can-'.repeat(25).slice(0, -1)}`],
  ])('has a name in the letters that a file name may have: %s', (title, name) => {
    expect(nameOf({ ...emptyDraft, title }, [])).toBe(name);
  });

  it('has a valid name, whatever the title is', () => {
    verify(
      property(string({ unit: 'grapheme' }), (title) => {
        const named = { ...emptyDraft, name: nameOf({ ...emptyDraft, title }, []) };
        const { problems } = checkDraft(named, new Map(), []);
        expect(problems.filter(({ part }) => part === 'name')).toEqual([]);
      }),
    );
  });

  it('has an id that no other mission of its plan has, and the next number of its milestone', () => {
    const mission = (title: string, folder = '', name = '') => ({
      ...emptyDraft,
      title,
      folder,
      name,
    });
    const drafts = new Map([
      ['1', mission('Tour', 'sales/1-start')],
      ['2', mission('Tour', 'sales/2-end')],
      ['3', mission('Tour', 'intern/1-start')],
      ['4', mission('Гость', '', '4-tour-3')],
      ['5', mission('Tour', 'sales/2-end')],
      ['6', mission('🎉')],
      ['7', mission('')],
    ]);
    const files = ['sales/1-start/1-tour.md', 'sales/1-start/10-lunch.md', 'plans.yaml'];
    const contents = files.map((each) => ({ path: each, text: '' }));
    const names = [...drafts].map(([id, draft]) =>
      nameOf(draft, pathsBeside(drafts, id, contents)),
    );
    expect(names).toEqual([
      '11-tour-2',
      '1-tour-4',
      '1-tour',
      '4-tour-3',
      '2-tour-5',
      '1-mission',
      '1-mission-2',
    ]);
  });

  it('is read as UTF-8 or Windows-1252, and not at all if it is not text', () => {
    const text = (...bytes: number[]) => textOf(new Uint8Array(bytes).buffer);
    expect(text(0x4c, 0xc3, 0xa4)).toBe('Lä');
    expect(text(0x4c, 0xe4)).toBe('Lä');
    expect(text(0x50, 0x4b, 0, 0)).toBeUndefined();
    expect(text(0x25, 0x50, 0x44, 0x46, 0x0a, 0xe2, 0x10)).toBeUndefined();
  });
});
