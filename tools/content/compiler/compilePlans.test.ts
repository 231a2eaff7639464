import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { compilePlans } from './compilePlans.ts';
import { missionFields } from './fields.ts';
import { readPicture } from './pictures.ts';

// The checker says the same when the portal has one more language. French lacks the portal here.
vi.mock('#components/words/languages.ts', () => ({
  languages: { en: {}, de: {}, fr: {} },
  languageOf: (_part: string, language: string) => (language === 'fr' ? 'en' : language),
}));

const frontMatter = 'title: Read the welcome guide\ntag: HR\ntagColor: yellow';
const mission = (body: string, lines = frontMatter) => `---\n${lines}\n---\n\n${body}\n`;

/** Texts and pictures by path; undefined removes a file. */
type Files = Readonly<Record<string, string | Buffer | undefined>>;

const folder = 'plan/1-orientation';
const first = `${folder}/1-first.md`;
const second = `${folder}/2-second.md`;

/** Compiles a plan with one milestone, and these files beside its own or in their place. */
function compile(files: Files) {
  const all: Files = {
    'plans.yaml': 'standard: plan\n',
    [`${folder}/milestone.yaml`]: 'name: Orientation\n',
    [first]: mission('Welcome.'),
    ...files,
  };
  return compilePlans(
    Object.entries(all).flatMap(([path, content]) => {
      if (content === undefined) return [];
      if (!Buffer.isBuffer(content)) return { path, text: content };
      const where = { name: path.replace(/^.*\//, ''), address: `/${path}`, integrity: 'sha256-' };
      return { path, text: '', picture: readPicture(content, where) };
    }),
  );
}

function contentOf(files: Files) {
  const { content, problems } = compile(files);
  expect(problems).toEqual([]);
  return content;
}

const missionsIn = (files: Files, language: 'en' | 'de' = 'en') =>
  contentOf(files)?.plans.get(language)?.[0]?.milestones[0]?.missions ?? [];

const problemsIn = (files: Files) =>
  compile(files).problems.map(({ path, line, message }) => `${path}:${line}  ${message}`);

/** The first bytes of a PNG of this size. */
function png(width: number, height: number, more = '') {
  const size = [width, height].map((side) => side.toString(16).padStart(8, '0')).join('');
  return Buffer.from(`89504e470d0a1a0a0000000d49484452${size}080200000000000000${more}`, 'hex');
}

/** A chunk of a PNG with one entry of Exif. Nobody checks its sum. */
const exif = (entry: string) =>
  `${(entry.length / 2).toString(16).padStart(8, '0')}65584966${entry}00000000`;
const place =
  '4d4d002a00000008000188250004000000010000001a00000000000100010002000000024e00000000000000';

const withBody = (body: string): Files => ({
  [second]: mission(body),
  ...(body.includes('map.png') && { [`${folder}/map.png`]: png(640, 480) }),
});
const withPicture = (name: string, content: Buffer): Files => ({
  [second]: mission(`![A map](<${name}>)`),
  [`${folder}/${name}`]: content,
});
const withMatter = (lines: string) => ({ [second]: mission('Text.', lines) });
/** The front matter with one line changed or added. */
function withLine(line: string) {
  const [key = ''] = /^\w+:/.exec(line) ?? [];
  const others = frontMatter.split('\n').filter((each) => !each.startsWith(key));
  return withMatter([line, ...others].join('\n'));
}

/** The first mission of a plan that must be in German, with a picture beside it. */
const inGerman = (text: string | undefined, settings = 'translations: required'): Files => ({
  'plans.yaml': `standard: plan\nlanguages: ["de"]\n${settings}`,
  [`${folder}/milestone.yaml`]: 'name: Orientation\nname.de: Ankommen\n',
  [first]: mission('Go.\n\n- [ ] One\n- [ ] Two\n\n![A map](map.png)', `${frontMatter}\nday: 5`),
  [`${folder}/map.png`]: png(640, 480),
  [`${folder}/1-first.de.md`]: text,
});
const translation = (body: string, of = 'epfheepa') =>
  mission(body, `title: Lesen\ntag: Personal\nof: ${of}`);

describe('a valid plan', () => {
  it('becomes milestones and missions in the order of their numbers', () => {
    const content = contentOf({
      'plans.yaml': 'standard: plan\ncontact: HR\ncontactLink: tel:+1\n',
      'plan/10-later/milestone.yaml': 'name: Later\nday: 10',
      [`${folder}/10-last.md`]: mission('Last.', `${frontMatter}\nminutes: 20\nday: 5`),
      [`${folder}/9-middle.md`]: mission('## Heading\n\n- [ ] One\n- Two\n\n1. [ ] Three\n\n'),
      [first]: `\uFEFF${mission('![A map](map.png)\n\n\uFEFFTwo.')}`.replaceAll('\n', '\r\n'),
      [`${folder}/map.png`]: png(1600, 160),
    });
    const given = { title: 'Read the welcome guide', tag: 'HR', tagColor: 'yellow' };
    const fields = { ...given, isCompleted: false };
    const map = { name: 'map.png', address: `/${folder}/map.png`, width: 1600, height: 160 };
    const missions = [
      {
        id: 'first',
        ...fields,
        description: '![A map](map.png)\n\nTwo.',
        preview: 'Two.',
        pictures: [{ ...map, integrity: 'sha256-' }],
      },
      {
        id: 'middle',
        ...fields,
        description: '## Heading\n\n- [ ] One\n- Two\n\n1. [ ] Three',
        preview: 'One',
        // Progress is stored under them.
        steps: ['2719ef', '8603c3'],
      },
      { id: 'last', ...fields, minutes: 20, day: 5, description: 'Last.', preview: 'Last.' },
    ];
    const milestones = [
      { id: 'orientation', name: 'Orientation', missions },
      { id: 'later', name: 'Later', day: 10, missions: [] },
    ];
    expect(content).toEqual({
      plans: new Map([['en', [{ id: 'plan', milestones }]]]),
      gaps: new Map(),
      standard: 'plan',
      contact: { en: { name: 'HR', link: 'tel:+1' } },
    });
  });

  it.each([
    ['#1 *thing*: {42}, !', '#1 *thing*: {42}, !'],
    ['"“Lunch”: the \\"menu\\""', '“Lunch”: the "menu"'],
    ["'Bob''s or Ann's'", "Bob's or Ann's"],
    ['"The caf\\u00e9"', 'The café'],
    ['"C:\\Program"', 'C:\\Program'],
  ])('shows a title as it is written, without straight quotes around it: %s', (written, title) => {
    expect(missionsIn(withLine(`title: ${written}`))[1]?.title).toBe(title);
  });

  it.each(['README.md', `${folder}/.DS_Store`, `${folder}/~$1-first.md`, 'plan/.git/config'])(
    'may lie beside %s',
    (file) => expect(problemsIn({ [file]: '\0' })).toEqual([]),
  );

  it.each([
    '## Heading\n\n#### Below\n\n# Above',
    '| a | b |\n| - | - |\n| `<b>` | [mail](mailto:people@example.com) |\n| c<br>**d<BR />** | | |\n| e |',
    '[web](https://example.org/a#part), <https://example.org>, https://example.net, [call](tel:+12025550142), [named][it]\n\n[it]: https://it.example.com',
    '`list[0][1]`, \\[x\\][y], a \\[plan](b, c), a [remark], people@example.com, <[mail](mailto:a@example.com)>',
    '```html\n<script>[x][y]</script>\n```\n\n`[ ]` in code, \\[ ] as typed, [x](https://a.test)',
    '- [ ] write to people@example.com, www.example.com\n- [ ] Two\n  - of 2026\n\n> - [ ] Three',
    '<https://intra.example.com/guide>をご覧ください。 https://de.wikipedia.org/wiki/Köln',
    '**Note:**Read, 10*2*3, ##Heading, :smile:, {{ name }}, SALES\\jane',
  ])('may use the whole of Markdown: %j', (body) => {
    expect(problemsIn(withBody(body))).toEqual([]);
  });

  it.each([
    ['Open the [welcome guide][g].\n\n[g]: https://a.test', 'Open the welcome guide.'],
    ['[![A map](map.png)](https://a.test)\n\nCome\n**in**.', 'Come in.'],
    ['```\nnpm ci\n```', ''],
  ])('previews the first paragraph that has words: %j', (body, preview) => {
    expect(missionsIn(withBody(body))[1]?.preview).toBe(preview);
  });

  it.each([
    ['- [ ] Plug in the *charger*.', '1. [ ] plug in\n   the "Charger"\n\n   Wait.', true],
    ['- [ ] Open the [page](https://a.test).', '> * [ ] Open the page', true],
    ['- [ ] Ask Zoë', '- [ ] Ask Zoe\u0308', true],
    ['- [ ] Take the badge', '- [ ] Take this badge', false],
  ])('knows a step by its words: %j, %j', (one, other, areSame) => {
    const [id, otherId] = [one, other].map((body) => missionsIn(withBody(body))[1]?.steps?.[0]);
    expect(id === otherId).toBe(areSame);
  });
});

describe('a mission in another language', () => {
  const body = '## Los\n\nGehen.\n\n- [ ] Eins\n- [ ] Zwei';

  it.each<[string, string | undefined, 'German' | 'English', string]>([
    ['translated', translation(body), 'German', ''],
    ['stale', translation(body, 'earlier'), 'German', 'This does not translate today’s'],
    ['stale with other steps', translation('Neu.', 'earlier'), 'English', 'Until then, the'],
    ['not translated', undefined, 'English', 'This translation is missing.'],
  ])('that is %s', (_state, text, shown, gap) => {
    const content = contentOf(inGerman(text, 'contact: HR\ncontact.de: Personal\n'));
    const [english, milestone] = (['en', 'de'] as const).map(
      (language) => content?.plans.get(language)?.[0]?.milestones[0],
    );
    const { pictures, ...facts } = english?.missions[0] ?? {};
    const inTheirLanguage = {
      German: { title: 'Lesen', tag: 'Personal', preview: 'Gehen.', description: body },
      English: { lang: 'en', pictures },
    };
    expect(milestone?.name).toBe('Ankommen');
    expect(milestone?.missions).toEqual([{ ...facts, ...inTheirLanguage[shown] }]);
    expect(content?.contact).toMatchObject({ en: { name: 'HR' }, de: { name: 'Personal' } });
    const gaps = content?.gaps.get('de') ?? [];
    expect(gaps.map(({ message }) => message).join('\n')).toContain(gap);
    expect(compile(inGerman(text)).problems).toEqual(gaps);
  });
});

it('in a language without the words of the portal, the plan is the English one, and nothing is missing', () => {
  const files = inGerman(translation('Gehen.\n\n- [ ] Eins\n- [ ] Zwei'));
  const settings = 'standard: plan\nlanguages: [de, fr]\ntranslations: required';
  const content = contentOf({ ...files, 'plans.yaml': settings });
  const plans: ReadonlyMap<string, unknown> | undefined = content?.plans;
  expect([...(plans?.keys() ?? [])]).toEqual(['en', 'de', 'fr']);
  expect(plans?.get('fr')).toEqual(plans?.get('en'));
});

const kinds: Readonly<Record<string, (written: string) => Files>> = {
  'a line between the dashes': withLine,
  'the lines between the dashes': withMatter,
  'the text of a mission': withBody,
  'a whole mission': (text) => ({ [second]: text }),
  'milestone.yaml': (text) => ({ [`${folder}/milestone.yaml`]: text }),
  'plans.yaml': (text) => ({ 'plans.yaml': text }),
  'the path of a valid file': (path) => ({
    [path]: path.endsWith('.yaml') ? 'name: Later' : mission('Text.'),
  }),
  'the path of a translation, where plans.yaml lists no language': (path) => ({
    [path]: translation('Lies.'),
  }),
  'a translation of a mission with the steps One and Two': inGerman,
  'something else': (name) => otherMistakes[name] ?? {},
};

/** Mistakes that a line of `mistakes.txt` cannot hold. */
const otherMistakes: Readonly<Record<string, Files>> = {
  'a long title': withLine(`title: ${'word '.repeat(21)}`),
  'a long file': withBody('A\n\n'.repeat(3334)),
  'lists nested too deeply': withBody(`A\n\n${'- '.repeat(50)}a`),
  'lists nested too deeply for the parser': withBody('>'.repeat(9000)),
  'no plans.yaml': { 'plans.yaml': undefined },
  'a picture of many bytes': withPicture('map.png', Buffer.alloc(200_001)),
  'a picture too wide': withPicture('map.png', png(1601, 480)),
  'a picture of another kind': withPicture('map.webp', png(640, 480)),
  'a text as a picture': withPicture('map.png', Buffer.from('a')),
  'capitals in the name of a picture': withPicture('Map.JPEG', png(640, 480)),
  'the place of a picture': withPicture('map.png', png(640, 480, exif(place))),
  'the place as a text': withPicture(
    'map.png',
    png(640, 480, Buffer.from('exif:GPSLatitude="52,31.2N"', 'utf16le').toString('hex')),
  ),
};

const keysOfMission = Object.keys(missionFields.entries)
  .map((key) => `"${key}: …"`)
  .join(', ');

/** A row of `mistakes.txt` with the problems that the checker reports now. */
function tell(kind: string, row: string): string {
  const [written = ''] = row.split('  →  ');
  const text = written
    .replaceAll(/ ?⏎ ?/g, '\n')
    .replaceAll(/\\u(\w{4})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  const problems = problemsIn(kinds[kind]?.(text) ?? {}).map((problem) =>
    problem.replace(`${second}:`, '').replace(keysOfMission, '‹its keys›'),
  );
  return [written, ...problems].join('  →  ');
}

it('reports what an author may get wrong, with file, line, and remedy', async () => {
  const list = readFileSync(new URL('mistakes.txt', import.meta.url), 'utf8');
  const [intro, ...sections] = list.trimEnd().split('\n\n== ');
  const told = sections.map((section) => {
    const [kind = '', ...rows] = section.split('\n');
    return [kind, ...rows.map((row) => tell(kind, row))].join('\n');
  });
  await expect(`${[intro, ...told].join('\n\n== ')}\n`).toMatchFileSnapshot('mistakes.txt');
});

it('tells a file and a key of any characters in a terminal', () => {
  const files = {
    'plan/\u001B[2J.md': mission('Text.'),
    [second]: mission('Text.', '\u202Eb\u061C: c'),
  };
  expect(problemsIn(files).join('\n')).toMatch(/^plan\/\?\[2J\.md:1 [^]*"\?b\?"/m);
});

it('reports the problems of all files in their order, and those of the plan once they are mended', () => {
  const shared = { 'plan/2-later/1-first.md': mission('Text.') };
  const broken = { [`${folder}/10-third.md`]: mission('[a]()\n\n<br>'), [second]: mission('<br>') };
  const named = { ...shared, 'plan/2-later/milestone.yaml': 'name: Later' };
  const placesIn = (files: Files) => problemsIn(files).map((problem) => problem.split('  ')[0]);
  expect(placesIn({ ...shared, ...broken })).toEqual([
    `${second}:7`,
    `${folder}/10-third.md:7`,
    `${folder}/10-third.md:9`,
    'plan/2-later/milestone.yaml:1',
  ]);
  expect(problemsIn(named).join('')).toContain('The id "first" is used twice');
});

it.each([
  '',
  '\0',
  '---\n---\n---',
  mission('[^]: [[[]]]()()<<>>``` ~~~ ![[', '? : - [] {} & * ! | > \' " % @ `'),
  mission('A', '<<: {title: A}\n__proto__: B\nconstructor: C'),
  mission('['.repeat(2000)),
  mission('[a](%E0%A4%A) [b](http://[::1) [c](https://exa mple) [d](:) [e](<https://a b>)'),
])('answers any text with problems, never with an exception (%#)', (text) => {
  const { problems } = compile({ [first]: text, [`${folder}/milestone.yaml`]: text });
  const lineCount = text.split(/\r\n?|\n/).length;
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.every(({ line }) => line >= 1 && line <= lineCount)).toBe(true);
});
