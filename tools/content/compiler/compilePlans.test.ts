import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { constantFrom, property, string, assert as verify } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { compilePlans } from './compilePlans.ts';
import { readPicture } from './pictures.ts';
import { type Original, originOf, sumUp } from './translations.ts';

// What the checker says is the same when the portal has one more language.
vi.mock('#components/words/languages.ts', async (importOriginal) => {
  const { languages } = await importOriginal<typeof import('#components/words/languages.ts')>();
  return { languages: { en: languages.en, de: languages.de } };
});

const validFrontMatter = 'title: Read the welcome guide\ntag: HR\ntagColor: yellow';

const mission = (body = 'Welcome.', frontMatter = validFrontMatter) =>
  `---\n${frontMatter}\n---\n\n${body}\n`;

/** Texts and pictures by path. Null is a symbolic link to another place; undefined removes the file. */
type Files = Readonly<Record<string, string | Buffer | null | undefined>>;

/** Compiles a plan with one milestone, and these files beside its own or in their place. */
function compile(files: Files) {
  const all: Files = {
    'plans.yaml': 'standard: plan\n',
    'plan/1-orientation/milestone.yaml': 'name: Orientation\n',
    'plan/1-orientation/1-first.md': mission(),
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

const problemsIn = (files: Files) =>
  compile(files).problems.map((problem) => `${problem.path}:${problem.line}  ${problem.message}`);

describe('a valid plan', () => {
  it('becomes milestones and missions in the order of their numbers', () => {
    const { plans, standard, contact, publisher, problems } = compilePlans([
      {
        path: 'plans.yaml',
        text: 'standard: plan\ncontact: HR\ncontactLink: tel:+1\npublisher: IT\n',
      },
      { path: 'plan/10-later/milestone.yaml', text: 'name: Later\nday: 10' },
      {
        path: 'plan/2-sooner/10-last.md',
        text: mission('Last.', `${validFrontMatter}\nminutes: 20\nday: 5`),
      },
      { path: 'plan/2-sooner/9-first.md', text: mission('## Heading\n\nFirst.\n\n') },
      { path: 'plan/2-sooner/milestone.yaml', text: 'name: Sooner\n' },
    ]);
    const fields = {
      title: 'Read the welcome guide',
      tag: 'HR',
      tagColor: 'yellow',
      isCompleted: false,
    };
    const missions = [
      { id: 'first', ...fields, description: '## Heading\n\nFirst.', preview: 'First.' },
      { id: 'last', ...fields, minutes: 20, day: 5, description: 'Last.' },
    ];
    expect(problems).toEqual([]);
    expect(standard).toBe('plan');
    expect(contact).toEqual({ en: { name: 'HR', link: 'tel:+1' } });
    expect(publisher).toEqual({ name: 'IT', link: undefined });
    expect(plans).toEqual([
      {
        id: 'plan',
        milestones: [
          { id: 'sooner', name: 'Sooner', missions },
          { id: 'later', name: 'Later', day: 10, missions: [] },
        ],
      },
    ]);
  });

  it('may be saved with byte order marks and Windows line ends', () => {
    const text = `\uFEFF\uFEFF${mission('One.\n\n\uFEFFTwo.').replaceAll('\n', '\r\n')}`;
    const { plans, problems } = compile({ 'plan/1-orientation/1-first.md': text });
    expect(problems).toEqual([]);
    expect(plans[0]?.milestones[0]?.missions[0]?.description).toBe('One.\n\nTwo.');
  });

  it.each([
    ['#1 *thing*: {42}, !', '#1 *thing*: {42}, !'],
    ['"“Lunch”: the \\"menu\\""', '“Lunch”: the "menu"'],
    ["'Bob''s or Ann's'", "Bob's or Ann's"],
    ['"The caf\\u00e9"', 'The café'],
    ['"C:\\Program"', 'C:\\Program'],
  ])(
    'shows the title as it is written, without straight quotes around it: %s',
    (written, title) => {
      const { plans, problems } = compile(withLine(`title: ${written}`));
      expect(problems).toEqual([]);
      expect(plans[0]?.milestones[0]?.missions[1]?.title).toBe(title);
    },
  );

  it.each([
    'README.md',
    'plan/1-orientation/.DS_Store',
    'plan/1-orientation/~$1-first.md',
    'plan/1-orientation/.1-first.md.swp',
    'plan/.git/config',
  ])('may lie beside %s', (file) => {
    expect(problemsIn({ [file]: '\0' })).toEqual([]);
  });

  it('may use the whole of Markdown', () => {
    const body = `## Heading

### Below

## Back

| a | b |
| - | - |
| \`<b>\` | [mail](mailto:people@example.com) |

1. [web](https://www.example.org/a#part), <https://example.org>, https://example.net
   - [call](tel:+12025550142), [named][it]

> \`list[0][1]\`, \\[x\\][y], a \\[plan](b, c), a [remark], people@example.com, <[mail](mailto:a@example.com)>

\`\`\`html
<script>[x][y]</script>
\`\`\`

| c<br>**d<BR />** | |
| - | - |
| d | e | |
| f |

[it]: https://it.example.com`;
    expect(problemsIn({ 'plan/1-orientation/1-first.md': mission(body) })).toEqual([]);
  });
});

const second = 'plan/1-orientation/2-second.md';

/** The first bytes of a PNG of this size, in hexadecimal. */
function png(width: number, height: number) {
  const size = [width, height].map((side) => side.toString(16).padStart(8, '0')).join('');
  return `89504e470d0a1a0a0000000d49484452${size}080200000000000000`;
}
const jpeg = 'ffd8ffc000110800c800c8030122000211010311010000';
const hex = (text: string, encoding: BufferEncoding = 'latin1') =>
  Buffer.from(text, encoding).toString('hex');
const lengthOf = (digits: string, bytes: number) =>
  (digits.length / 2).toString(16).padStart(bytes * 2, '0');

/** A chunk of a PNG. Nobody checks its sum. */
const chunk = (type: string, content: string) =>
  `${lengthOf(content, 4)}${hex(type)}${content}00000000`;
/** A photo with a segment of metadata. */
const photo = (marker: string, content: string) =>
  `ffd8${marker}${lengthOf(`0000${content}`, 2)}${content}${jpeg.slice(4)}`;
const xmp = (text: string, encoding?: BufferEncoding) =>
  photo('ffe1', hex('http://ns.adobe.com/xap/1.0/\0') + hex(text, encoding));
/** One entry in the list of places: the reference of a latitude, N. */
const place =
  '4d4d002a00000008000188250004000000010000001a00000000000100010002000000024e00000000000000';
const turned = '4d4d002a0000000800010112000300000001000600000000';

/** XMP with its own prefix for the names of Exif. */
const latitude =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:e="http://ns.adobe.com/exif/1.0/" e:GPSLatitude="52,31.2N"/></rdf:RDF></x:xmpmeta>';
/** IPTC's city, as Photoshop keeps it. */
const city = `${hex('Photoshop 3.0\0')}${hex('8BIM')}040400000000000b1c025a0006${hex('Berlin')}00`;

const withPictures = (body: string, pictures: Readonly<Record<string, string>>): Files => ({
  ...withBody(body),
  ...Object.fromEntries(
    Object.entries(pictures).map(([name, digits]) => [
      `plan/1-orientation/${name}`,
      Buffer.from(digits, 'hex'),
    ]),
  ),
});
const withPicture = (name: string, digits: string) =>
  withPictures(`![A map](<${name}>)`, { [name]: digits });
const picture = png(640, 480);

it('gives a mission the pictures that it shows, each once, with what a page needs to draw them', () => {
  const body = '![A map](map.png) and\n\n| a |\n| - |\n| ![It](a-2.jpg) ![A map](map.png) |';
  const files = withPictures(body, { 'map.png': png(1600, 160), 'a-2.jpg': jpeg });
  const { plans, problems } = compile(files);
  expect(problems).toEqual([]);
  const drawn = (name: string, width: number, height: number) => {
    const address = `/plan/1-orientation/${name}`;
    return { name, address, integrity: 'sha256-', width, height };
  };
  const [first, last] = plans[0]?.milestones[0]?.missions ?? [];
  expect(first).not.toHaveProperty('pictures');
  expect(last?.pictures).toEqual([drawn('map.png', 1600, 160), drawn('a-2.jpg', 200, 200)]);
});

const withBody = (body: string) => ({ [second]: mission(body) });

it.each([
  ['Open the [welcome guide][g].\n\n[g]: https://a.test', 'Open the welcome guide.'],
  ['[![A map](map.png)](https://a.test)\n\n![A map](map.png)\n\nCome in.', 'Come in.'],
  ['See:\n![A map](map.png)', 'See:'],
  ['```\nnpm ci\n\nnpm start\n```\n\nRun **both** `npm` lines.', 'Run both npm lines.'],
  ['## Before\n\n- [ ] Bring your *badge*\n- Ask', 'Bring your badge'],
  ['How the text\nopens.', undefined],
])(
  'previews the first paragraph that has words, unless the text opens with it: %j',
  (body, preview) => {
    const { plans, problems } = compile(
      withPictures(body, body.includes('map') ? { 'map.png': picture } : {}),
    );
    expect(problems).toEqual([]);
    expect(plans[0]?.milestones[0]?.missions[1]?.preview).toBe(preview);
  },
);

const stepsOf = (body: string) =>
  compile(withBody(body)).plans[0]?.milestones[0]?.missions[1]?.steps;

it.each<[string, string, 'the same' | 'another']>([
  ['- [ ] Plug in the *charger*.', '1. [ ] plug in\n   the "Charger"\n\n   Wait.', 'the same'],
  [
    '- [ ] Open the [page](https://a.test).',
    '> * [ ] Open the [page][p]\n\n[p]: https://b.test',
    'the same',
  ],
  ['- [ ] Ask Zoë', '- [ ] Ask Zoe\u0308', 'the same'],
  ['- [ ] Take the badge', '- [ ] Take this badge', 'another'],
  ['- [ ] \u0915\u093F', '- [ ] \u0915\u093E', 'another'],
])('knows a step by its words: %j and %j are %s', (one, other, which) => {
  expect(stepsOf(one)).toEqual([expect.stringMatching(/^[a-f\d]{6}$/)]);
  expect(isDeepStrictEqual(stepsOf(one), stepsOf(other))).toBe(which === 'the same');
});

it('names the steps of a mission in the order of its text, by ids that stay', () => {
  const body = 'A\n\n- [ ] One\n- Two\n\n1. [ ] Three\n   - Four\n\n- [ ] Five';
  expect(stepsOf(body)).toEqual(['2719ef', '8603c3', 'b44395']);
  expect(stepsOf('- One')).toBeUndefined();
});

const withMatter = (frontMatter: string) => ({ [second]: mission('Text.', frontMatter) });
/** The valid front matter with one line changed or added. */
const withLine = (line: string) => {
  const key = /^\w+/.exec(line)?.[0] ?? '';
  const isKnown = validFrontMatter.includes(`${key}:`);
  const pattern = new RegExp(`^${key}:.*$`, 'm');
  return withMatter(
    isKnown ? validFrontMatter.replace(pattern, () => line) : `${validFrontMatter}\n${line}`,
  );
};

const german = 'plan/1-orientation/1-first.de.md';
/** The first mission of a plan that must be in German, with a picture beside it. */
const inGerman = (text: string | undefined, others: Files = {}): Files => ({
  'plans.yaml': 'standard: plan\nlanguages: ["de"]\ntranslations: required\n',
  'plan/1-orientation/milestone.yaml': 'name: Orientation\nname.de: Ankommen\n',
  'plan/1-orientation/1-first.md': mission(
    'Go.\n\n- [ ] One\n- [ ] Two\n\n![A map](map.png)',
    `${validFrontMatter}\nminutes: 20\nday: 5`,
  ),
  'plan/1-orientation/map.png': Buffer.from(picture, 'hex'),
  [german]: text,
  ...others,
});
const translation = (body: string, lines = 'title: Lesen\ntag: Personal\nof: epfheepa') =>
  mission(body, lines);

describe('a mission in another language', () => {
  const body = '## Los\n\nGehen.\n\n- [ ] Eins\n- [ ] Zwei';
  const later = (text: string) => translation(text, 'title: Lesen\ntag: Personal\nof: earlier');

  it.each<[string, string | undefined, 'German' | 'English', string]>([
    ['translated', translation(body), 'German', ''],
    ['saved by Windows', `\uFEFF${translation(body)}`.replaceAll('\n', '\r\n'), 'German', ''],
    ['stale', later(body), 'German', 'The English text has changed since'],
    ['stale, and has other steps', later(`${body}\n- [ ] Drei`), 'English', 'Until then, the'],
    ['not translated', undefined, 'English', 'This translation is missing.'],
  ])('that is %s', (_state, text, shown, gap) => {
    const { plans, translations, gaps, problems } = compile(inGerman(text));
    const [milestone] = translations.get('de')?.[0]?.milestones ?? [];
    const [english] = plans[0]?.milestones[0]?.missions ?? [];
    const inTheirLanguage = {
      German: { title: 'Lesen', tag: 'Personal', preview: 'Gehen.', description: body },
      English: { ...english, lang: 'en' },
    };
    expect(milestone).toMatchObject({ id: 'orientation', name: 'Ankommen' });
    expect(milestone?.missions[0]).toEqual({
      ...english,
      preview: undefined,
      pictures: undefined,
      ...inTheirLanguage[shown],
    });
    expect(gaps.map(({ message }) => message).join('\n')).toContain(gap);
    expect(gaps).toHaveLength(gap ? 1 : 0);
    expect(problems).toEqual(gaps);
  });

  it.each([
    ['[a](tel:1)', '[b](tel:2)', '[B](tel:2)', '[A](tel:1)'],
    ['Run `npm ci`', 'Run `npm start`', 'Starte mit `npm start`', 'Erst `npm ci`'],
    ['Go to floor 3', 'Ask for Kim', 'Frage nach Kim', 'Geh in den 3. Stock'],
  ])('is shown only with its steps in the order of the English ones: %s, %s', (...steps) => {
    const [one, two, three, four] = steps.map((step) => `- [ ] ${step}\n`);
    const original = { 'plan/1-orientation/1-first.md': mission(`${one}${two}`) };
    const gapOf = (text: string) => compile(inGerman(later(text), original)).gaps[0]?.message;
    expect(gapOf(`${three}${four}`)).toMatch(/another order/);
    expect(gapOf(`${four}${three}`)).not.toMatch(/another order/);
  });

  it('may be stale or missing, unless the plans require it, as may names', () => {
    const files = inGerman(undefined, {
      'plans.yaml': 'standard: plan\nlanguages: [de]\ncontact: HR\ncontact.de: Personal\n',
      'plan/1-orientation/milestone.yaml': 'name: Orientation\n',
      [second]: mission(),
      'plan/1-orientation/2-second.de.md': later('Willkommen.'),
    });
    const { plans, translations, contact, gaps, problems } = compile(files);
    expect(problems).toEqual([]);
    expect(sumUp('de', gaps, plans)).toBe(
      'German: 1 of 2 missions is missing, 1 is older than its English, 1 name is missing',
    );
    expect(translations.get('de')?.[0]?.milestones[0]).toMatchObject({
      name: 'Orientation',
      lang: 'en',
    });
    expect(contact).toMatchObject({ en: { name: 'HR' }, de: { name: 'Personal' } });
  });

  it.each<[string, Partial<Original>, 'the same' | 'another']>([
    ['line ends and spaces', { description: '\uFEFFGo,  \r\nZoe\u0308.\r\n' }, 'the same'],
    ['a word', { description: 'Go,\nZoé.' }, 'another'],
    ['the title', { title: 'Go' }, 'another'],
    ['the tag', { tag: 'IT' }, 'another'],
  ])('with other %s is from %s text', (_what, change, which) => {
    const text = { title: 'Read', tag: 'HR', description: 'Go,\nZoë.' };
    const origin = originOf({ ...text, ...change });
    expect(origin).toMatch(/^[a-p]{8}$/);
    expect(origin === originOf(text)).toBe(which === 'the same');
  });
});

describe('signs that may be meant as they are', () => {
  it.each([
    '#onboarding is our channel,\n#1 of three.',
    '\\##Heading',
    '`##Heading`\n`-a`\n`-b`',
    '-5 °C outside,\n-10 °C on the roof.',
    '-> Open it.\n-> Press the button.',
    '*Bring*: a passport\n*Leave*: the car',
    'The company was founded in\n1986. It has grown since.',
    'Home | About\nPlans | People',
    '1. One\n   - Two\n2. Three',
    '[Important]: do this first.',
    'Reception is open 9~17, lunch is 12~13.',
    '5 * 3, 2**(n - 1), *.pdf',
    'Rated *****, account ****1234',
    '**O**bjectives, un**believ**able, 2**nd**, これは**重要**です。',
    '_he_/_him_, file_name, name__c, ________, 部署_氏名_日付',
    'SALES\\jane, SALES\\\\jane\\_doe, C:\\Program, \\\\\\\\server\\share',
    '<https://intra.example.com/guide>をご覧ください。',
    'https://de.wikipedia.org/wiki/Köln, https://a.example.com/?to=https://b.example.com',
    'C++ and g++, a == b or c == d, x ^2, 10:30:45, std::vector::at, {name}, {a, b}, $5 or $6, $$$',
    '**Note:** Read, **Note**:Read, **중요(필독**)은, 毎日「*A*」と, *Note*:Read, \\**Note:\\*\\*Read',
    'Bring:\n\n- [ ] a passport\n- [ ] a visa\n  - of 2026',
    '`{{ name }}`, `[[Page]]`, `:smile:`, `C:\\_a`, `__main__.py`',
  ])('are no mistake: %j', (body) => {
    expect(problemsIn(withBody(body))).toEqual([]);
  });
});

const kinds: Readonly<Record<string, (written: string) => Files>> = {
  'a line between the dashes': withLine,
  'the lines between the dashes': withMatter,
  'the text of a mission with map.png beside it': (body) =>
    withPictures(body, /map\.png/i.test(body) ? { 'map.png': picture } : {}),
  'a whole mission': (text) => ({ [second]: text }),
  'milestone.yaml': (text) => ({ 'plan/1-orientation/milestone.yaml': text }),
  'plans.yaml': (text) => ({ 'plans.yaml': text }),
  'the path of a valid file': (path) => ({
    [path]: path.endsWith('.yaml') ? 'name: Later' : mission(),
  }),
  'the lines between the dashes of a translation': (lines) =>
    inGerman(translation('- [ ] Eins\n- [ ] Zwei', lines)),
  'the text of a translation whose English has the steps One and Two, and a picture': (body) =>
    inGerman(translation(body)),
  'a whole translation': (text) => inGerman(text),
  'the path of a translation of 1-first.md': (path) => ({
    'plans.yaml': 'standard: plan\nlanguages: [de]\n',
    [path]: translation('Lies.'),
  }),
  'milestone.yaml of a plan that must be in German': (text) =>
    inGerman(translation('- [ ] Eins\n- [ ] Zwei'), { 'plan/1-orientation/milestone.yaml': text }),
  'something else': (name) => otherMistakes[name] ?? {},
};

/** Mistakes that a line of `mistakes.txt` cannot hold. */
const otherMistakes: Readonly<Record<string, Files>> = {
  'a long title': withLine(`title: ${'word '.repeat(21)}`),
  'a long paragraph': withBody('word '.repeat(401)),
  'a long file': withBody('A\n\n'.repeat(3334)),
  'a file of many lines': withBody('a\n=\n'.repeat(250)),
  'a file of many signs': withBody('\\[]\n'.repeat(340)),
  'a long milestone.yaml': { 'plan/1-orientation/milestone.yaml': '\u0001'.repeat(150_000) },
  'lists nested too deeply': withBody(`A\n\n${'- '.repeat(500)}a`),
  'emphasis nested too deeply': withBody(`${'*a '.repeat(500)}b${'*'.repeat(500)}`),
  'a link to a mission': { [second]: null },
  'a link to a milestone’s name': { 'plan/1-orientation/milestone.yaml': null },
  'no word about which plan is the standard one': { 'plans.yaml': undefined },
  'no such standard plan, beside a translation': inGerman(translation('- [ ] Eins\n- [ ] Zwei'), {
    'plans.yaml': 'standard: nowhere\nlanguages: [de]\n',
  }),
  'a picture that nothing shows': withPictures('Text.', { 'map.png': picture }),
  'a long translation': inGerman(translation('A\n\n'.repeat(3334))),
  '21 steps': withBody(Array.from({ length: 22 }, (_, at) => `- [ ] ${at}`).join('\n')),
  'seven pictures': withPictures(
    Array.from('abcdefg', (name) => `![A map](${name}.png)`).join('\n'),
    Object.fromEntries(Array.from('abcdefg', (name) => [`${name}.png`, picture])),
  ),
  'a picture of many bytes': withPicture('map.png', picture + '00'.repeat(200_000)),
  'a picture too wide': withPicture('map.png', png(1601, 480)),
  'a picture of another kind': withPicture('map.webp', picture),
  'a text as a picture': withPicture('map.png', '61'),
  'a space in the name of a picture': withPicture('floor plan.png', picture),
  'capitals in the name of a picture': withPicture('Map.JPEG', jpeg),
  'a drawing': withPicture('map.svg', '3c737667'),
  'a film': withPicture('map.gif', '474946383961'),
  'the place of a picture': withPicture('map.png', picture + chunk('eXIf', place)),
  'the place as a text': withPicture('map.jpg', xmp(latitude)),
  'the city of a photo': withPicture('map.jpg', photo('ffed', city)),
  'a picture on its side': withPicture('map.png', picture + chunk('eXIf', turned)),
};

/** A row of `mistakes.txt` with the problems that the checker reports now. */
function tell(kind: string, row: string): string {
  const [written = ''] = row.split('  →  ');
  const text = written
    .replaceAll(/ ?⏎ ?/g, '\n')
    .replaceAll(/\\u(\w{4})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  const problems = problemsIn(kinds[kind]?.(text) ?? {});
  return [written, ...problems.map((problem) => problem.replace(`${second}:`, ''))].join('  →  ');
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

it('names no escaped sign', () => {
  const signs = constantFrom(...'a1漢 \n*_~`:=+^%$!?.#-|(){}[]<>/\'"「」'.split(''));
  verify(
    property(string({ unit: signs, maxLength: 40 }), (text) => {
      const escaped = text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');
      expect(problemsIn(withBody(`A${escaped}A`))).toEqual([]);
    }),
  );
});

it('reports every problem of a plan, in the order of files and lines', () => {
  const problems = problemsIn({
    'plan/1-orientation/10-third.md': mission('# A\n\n<br>', 'title: A\ntag: HR\ntagColor: pink'),
    'plan/1-orientation/2-second.md': mission('A\n\n# B').replaceAll('\n', '\r\n'),
    'plan/1-orientation/milestone.yaml': 'name:',
    'plan/2-later/milestone.yaml': 'name: Later',
    'plan/2-later/7-first.md': mission(),
  });
  expect(problems.map((problem) => problem.split('  ')[0])).toEqual([
    'plan/1-orientation/2-second.md:9',
    'plan/1-orientation/10-third.md:4',
    'plan/1-orientation/10-third.md:7',
    'plan/1-orientation/10-third.md:9',
    'plan/1-orientation/milestone.yaml:1',
    'plan/2-later/7-first.md:1',
  ]);
});

describe('any text', () => {
  it.each([
    '\0',
    '---\n---\n---',
    mission('[^]: [[[]]]()()<<>>``` ~~~ ![[', '? : - [] {} & * ! | > \' " % @ `'),
    mission('A', 'title: &a [*a]\ntag: *a\ntagColor: *b'),
    mission('A', '<<: {title: A}\n__proto__: B\nconstructor: C'),
    mission('A', '['.repeat(8000)),
    mission('['.repeat(4000)),
    mission(`${'- '.repeat(4900)}A`),
    mission('[a](%E0%A4%A) [b](http://[::1) [c](https://exa mple) [d](:) [e](<https://a b>)'),
  ])('is answered with problems, never with an exception (%#)', (text) => {
    const { problems } = compile({
      'plan/1-orientation/1-first.md': text,
      'plan/1-orientation/milestone.yaml': text,
      'plans.yaml': text,
    });
    const lineCount = text.split(/\r\n?|\n/).length;
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({ line }) => line >= 1 && line <= lineCount)).toBe(true);
  });
});
