import { constantFrom, property, string, assert as verify } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePlans } from './compilePlans.ts';
import { readPicture } from './pictures.ts';

const soundFrontMatter = 'title: Read the welcome guide\ntag: HR\ntagColor: yellow';

const mission = (body = 'Welcome.', frontMatter = soundFrontMatter) =>
  `---\n${frontMatter}\n---\n\n${body}\n`;

/** Texts and pictures by path: null for a link to another place, undefined for no file. */
type Files = Readonly<Record<string, string | Buffer | null | undefined>>;

/** Compiles a plan with one milestone; the given files are added to it or take the place of its own. */
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

describe('a sound plan', () => {
  it('becomes milestones and missions in the order of their numbers', () => {
    const { plans, standard, contact, problems } = compilePlans([
      { path: 'plans.yaml', text: 'standard: plan\ncontact: HR\ncontactLink: tel:+1\n' },
      { path: 'plan/10-later/milestone.yaml', text: 'name: Later\nday: 10' },
      {
        path: 'plan/2-sooner/10-last.md',
        text: mission('Last.', `${soundFrontMatter}\nminutes: 20\nday: 5`),
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
      { id: 'first', ...fields, description: '## Heading\n\nFirst.' },
      { id: 'last', ...fields, minutes: 20, day: 5, description: 'Last.' },
    ];
    expect(problems).toEqual([]);
    expect(standard).toBe('plan');
    expect(contact).toEqual({ name: 'HR', link: 'tel:+1' });
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
    'README.md',
    'plan/1-orientation/.DS_Store',
    'plan/1-orientation/Thumbs.db',
    'plan/1-orientation/desktop.ini',
    'plan/1-orientation/~$1-first.md',
    'plan/1-orientation/1-first.md~',
    'plan/1-orientation/1-first.md.bak',
    'plan/1-orientation/.1-first.md.swp',
    'plan/1-orientation/#1-first.md#',
    'plan/1-orientation/.#1-first.md',
    'plan/1-orientation/~WRL0001.tmp',
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
   - [call](tel:+15550142), [named][it]

> \`list[0][1]\`, \\[x\\][y], a \\[plan](b, c), a [remark], people@example.com, <[mail](mailto:a@example.com)>

\`\`\`html
<script>[x][y]</script>
\`\`\`

| c | |
| - | - |
| d | e | |
| f |

[it]: https://it.example.com`;
    expect(problemsIn({ 'plan/1-orientation/1-first.md': mission(body) })).toEqual([]);
  });
});

const second = 'plan/1-orientation/2-second.md';

/** The beginning of a PNG file of this size, in hexadecimal digits. */
function png(width: number, height: number) {
  const size = [width, height].map((side) => side.toString(16).padStart(8, '0')).join('');
  return `89504e470d0a1a0a0000000d49484452${size}0802000000`;
}
const jpeg = 'ffd8ffc0001108006400c8030122000211010311010000'.replace('006400c8', '00c800c8');
const place = '4d4d002a00000008000188250004000000010000001a';
const placeOfIntel = '49492a000800000001002588040001000000';
const turned = '4d4d002a0000000800010112000300000001000600000000';

/** A mission with this text, and pictures beside it as hexadecimal digits. */
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
const sound = png(640, 480);

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
const withMatter = (frontMatter: string) => ({ [second]: mission('Text.', frontMatter) });
/** The sound front matter with one of its lines, or one line more. */
const withLine = (line: string) => {
  const key = /^\w+/.exec(line)?.[0] ?? '';
  const isKnown = soundFrontMatter.includes(`${key}:`);
  const pattern = new RegExp(`^${key}:.*$`, 'm');
  return withMatter(
    isKnown ? soundFrontMatter.replace(pattern, () => line) : `${soundFrontMatter}\n${line}`,
  );
};

describe('signs that may be meant as they stand', () => {
  it.each([
    '#onboarding is our channel,\n#1 of three.',
    '\\##Heading',
    '`##Heading`\n`-a`\n`-b`',
    '-5 °C outside,\n-10 °C on the roof.',
    '-\u00A05 °C',
    'See you there!\n\n-Bob',
    '-> Open it.\n-> Press the button.',
    '--verbose says more,\n--quiet says less.',
    '*Bring*: a passport\n*Leave*: the car',
    'The company was founded in\n1986. It has grown since.',
    '1.5 hours on Monday,\n2.5 hours on Tuesday',
    'Home | About\nPlans | People',
    '\\|a|b|\n\\|c|d|',
    '1. One\n   - Two\n2. Three',
    ' 9. Nine\n10. Ten',
    '1. One\n  2. Two\n  3. Three',
    '1. One\n  goes on.',
    '[Important]: do this first.',
  ])('are no mistake: %j', (body) => {
    expect(problemsIn(withBody(body))).toEqual([]);
  });
});

/** What an author may get wrong. The line of the front matter that is told is 2 to 5, of the text 7 and on. */
const mistakes = {
  'emphasis in a title': withLine('title: **Important**'),
  'a bracket in a title': withLine('title: [Draft] Second'),
  'a hyphen in a title': withLine('title: - S'),
  'a sign of quotes in a title': withLine('title: > S'),
  'an apostrophe between single quotes': withLine("title: 'Bob's day'"),
  'two texts in quotes': withLine('title: "Bob" and "Ann\'s"'),
  'a # sign before a title': withLine('title: #1 thing'),
  'an anchor that would vanish': withLine('title: &A B'),
  'a colon in a title': withLine('title: Lunch: the "menu"'),
  'a # sign in a title': withLine('title: Find room #4'),
  'an open quotation mark': withLine('tag: "HR'),
  'an open bracket': withLine('tag: [HR'),
  'a color that does not exist': withLine('tagColor: Orange'),
  'an empty text': withLine('tag: " "'),
  'nothing after a key': withLine('tag:'),
  'a number': withLine('title: 42'),
  'a character by its number': withLine(String.raw`title: "A\0B"`),
  'half a character by its number': withLine(String.raw`tag: "\uD800"`),
  'a title that nobody sees': withLine('title: "\u200B"'),
  'a long title': withLine(`title: ${'word '.repeat(21)}`),
  'the quotes of a word processor': withLine('title: “Read the guide”'),
  'those around a colon': withLine('title: “Lunch: the menu”'),
  'keys with other capitals': withMatter('Title: A\ntag: HR\ntagcolor: yellow'),
  'several lines': withLine('title: |\n  One\n  two'),
  'no colon': withMatter('title: A\ntag HR\ntagColor: red'),
  'no space after a colon': withLine('tag:HR'),
  'a tab': withMatter('title: A\n\ttag: HR\ntagColor: red'),
  'a sign that YAML keeps for itself': withLine('tag: @HR'),
  'a YAML tag': withLine('tag: !HR x'),
  'minutes with emphasis': withLine('minutes: *20*'),
  'a text in quotes that goes on': withLine('title: "A\n  B'),
  'a list below a key': withLine('title:\n  - A'),
  'lines that begin with spaces': withMatter('title: A\n tag: HR\n tagColor: red'),
  'dashes around a milestone’s name': {
    'plan/1-orientation/milestone.yaml': '---\nname: A\n---\n',
  },
  'minutes in words': withLine('minutes: half an hour'),
  'minutes of nothing': withLine('minutes: 0'),
  'half a minute': withLine('minutes: 0.5 # or so'),
  'minutes of a week': withLine('minutes: 2400'),
  'no minutes after the key': withLine('minutes:'),
  'a date for a day': withLine('day: 2026-11-06'),
  'a day before the first': withLine('day: -4'),
  'a milestone’s day after a year': {
    'plan/1-orientation/milestone.yaml': 'name: A\nday: 401',
  },
  'a key of another name': withLine('due: Friday'),
  'a key twice': withMatter(`${soundFrontMatter}\ntag: HR`),
  'keys that are missing': withMatter('tagColor: red'),
  'a list': withMatter('- title'),
  'no front matter': { [second]: 'Welcome.' },
  'front matter that goes on': { [second]: `---\n${soundFrontMatter}\n\nText.\n` },
  'no text': withBody(' \n\n'),
  'definitions alone': withBody('[a]: https://example.org'),
  'the title once more': withBody('# Read the welcome guide'),
  'a level of headings left out': withBody('## A\n\n#### B'),
  'a heading without text': withBody('##\n\nA'),
  'a heading that nobody sees': withBody('## &shy;'),
  'the bullets of a word processor': withBody('A list:\n• one\n• two'),
  'no space behind the signs of a heading': withBody('A\n##Heading'),
  'a hard space behind the signs of a heading': withBody('##\u00A0Heading'),
  'a hard space behind a hyphen': withBody('-\u00A0passport\n-\u00A0visa'),
  'no space behind hyphens': withBody('Bring:\n-passport\n-**visa**'),
  'no space behind hyphens, with empty lines': withBody('-passport\n\n-visa'),
  'no space behind numbers': withBody('> 1.Sign in\n> 2.Sign out'),
  'a table without its row of dashes': withBody('| a | b |\n| x | y |'),
  'a row of dashes that is too short': withBody('a | b | c\n--- | ---\nx | y | z'),
  'cells beyond the head of a table': withBody('| a | b |\n| - | - |\n| x | y | LOST |'),
  'two spaces before a list in a list': withBody('1. One\n  - Two\n2. Three'),
  'two spaces before a paragraph in a list': withBody('1. One\n\n  Two\n2. Three'),
  'two spaces before a number in a list': withBody('9. Nine\n10. Ten\n   1. One'),
  'a definition that nothing uses': withBody('A\n\n[Important]: https://example.org'),
  'a definition once more': withBody('[a]\n\n[a]: https://example.org\n[A]: https://example.net'),
  HTML: withBody('A <b>bold</b> word'),
  'a picture from elsewhere': withBody('![A map](https://example.org/a.png)'),
  'a picture in the text': withBody('![A map](data:image/png;base64,AA==)'),
  'a picture of another folder': withBody('![A map](../2-later/map.png)'),
  'a picture in a folder of its own': withBody('![A map](pictures/map.png)'),
  'a picture that there is not': withBody('![A map](map.png)'),
  'a picture with other capitals': withPictures('![A map](Map.PNG)', { 'map.png': sound }),
  'a space in the name of a picture': withPicture('floor plan.png', sound),
  'a space as an address writes it': withBody('![A map](floor%20plan.png)'),
  'a space without angle brackets': withBody('![A map](floor plan.png)'),
  'no text of a picture': withPictures('![ ](map.png)', { 'map.png': sound }),
  'a file name as the text': withPictures('![Map](map.png)', { 'map.png': sound }),
  'a whole file name as the text': withPictures('![map.png](map.png)', { 'map.png': sound }),
  'a picture by reference': withBody('![A map][map]\n\n[map]: map.png'),
  'a picture by a name that nothing defines': withBody('![A map][map]'),
  'a picture that nothing shows': withPictures('Text.', { 'map.png': sound }),
  'seven pictures': withPictures(
    Array.from('abcdefg', (name) => `![A map](${name}.png)`).join('\n'),
    Object.fromEntries(Array.from('abcdefg', (name) => [`${name}.png`, sound])),
  ),
  'a picture of many bytes': withPicture('map.png', sound + '00'.repeat(200_000)),
  'a picture too wide': withPicture('map.png', png(1601, 480)),
  'a picture too low': withPicture('map.png', png(640, 159)),
  'a picture of another kind': withPicture('map.webp', sound),
  'a text as a picture': withPicture('map.png', '61'),
  'capitals in the name of a picture': withPicture('Map.JPEG', jpeg),
  'a drawing': withPicture('map.svg', '3c737667'),
  'a film': withPicture('map.gif', '474946383961'),
  'the place of a picture': withPicture('map.png', sound + place),
  'the place of a photo': withPicture('map.jpg', jpeg + placeOfIntel),
  'the place as a text': withPicture(
    'map.png',
    sound + Buffer.from('<exif:GPSLatitude>').toString('hex'),
  ),
  'a picture on its side': withPicture('map.png', sound + turned),
  'a footnote': withBody('A[^1]\n\n[^1]: B'),
  'no address': withBody('[a]()'),
  'no text of a link': withBody('[](https://example.org)'),
  'a link that nobody sees': withBody('[&#8203;](https://example.org)'),
  'half an address': withBody('A [guide](handbook.html)'),
  'an address without a host': withBody('[c](https://)'),
  'a host with a space': withBody('[d](<https://intra net.test/>)'),
  'an address that browsers refuse': withBody('[d](https://[::1]/)'),
  'an address of nobody': withBody('[e](mailto:)'),
  'a place in the page': withBody('[f](#a)'),
  'a script': withBody('[a](java&#10;script:alert)'),
  'a space in an address': withBody('A [guide](https://example.org/two words)'),
  'a space in a bare address': withBody('Ask at <https://intra net.test/>.'),
  'a name that nothing defines': withBody('A people@example.com\nB [**see**][nope]'),
  'an empty name': withBody('[it][]'),
  'a character that cannot be shown': withBody('A\n\0B'),
  'lists nested too deeply': withBody(`A\n\n${'- '.repeat(500)}a`),
  'quotes nested too deeply': withBody(`${'> '.repeat(1000)}a`),
  'emphasis nested too deeply': withBody(`${'*a '.repeat(500)}b${'*'.repeat(500)}`),
  'strikethrough nested too deeply': withBody(`${'~a '.repeat(300)}b${' a~'.repeat(300)}`),
  'a long paragraph': withBody('word '.repeat(401)),
  'a long file': withBody('A\n\n'.repeat(3334)),
  'a capital and a space in a file name': { 'plan/1-orientation/2-Second day.md': mission() },
  'a number twice': { 'plan/1-orientation/1-second.md': mission() },
  'a tag of two colors': withLine('tagColor: red'),
  'a link to a mission': { [second]: null },
  'a link to a milestone': { 'plan/2-later': null },
  'a link to a milestone’s name': { 'plan/1-orientation/milestone.yaml': null },
  'a milestone of control characters': {
    'plan/1-orientation/milestone.yaml': '\u0001'.repeat(150_000),
  },
  'a milestone of too many keys': {
    'plan/1-orientation/milestone.yaml': Array.from(
      { length: 60_000 },
      (_, at) => `k${at}: a`,
    ).join('\n'),
  },
  'a milestone of a long name': { 'plan/1-orientation/milestone.yaml': `name: ${'A'.repeat(200)}` },
  'a milestone without its name': { 'plan/2-later/1-second.md': mission() },
  'a milestone’s unknown key': { 'plan/1-orientation/milestone.yaml': 'name: A\ncolor: red' },
  'an empty milestone.yaml': { 'plan/1-orientation/milestone.yaml': '' },
  'a milestone copied': { 'plan/01-orientation/milestone.yaml': 'name: Again' },
  'a folder with a capital': { 'plan/2-Later/milestone.yaml': 'name: Later' },
  'a plan with a space': { 'My Plan/1-a/milestone.yaml': 'name: A' },
  'no word about which plan is the standard one': { 'plans.yaml': undefined },
  'a standard plan that there is not': { 'plans.yaml': '# For all.\nstandard: plans' },
  'no standard plan': { 'plans.yaml': '# Later.' },
  'a contact that is empty': { 'plans.yaml': 'standard: plan\ncontact:' },
  'half an address of the contact': {
    'plans.yaml': 'standard: plan\ncontact: HR\ncontactLink: people@example.com',
  },
  'an address of no contact': { 'plans.yaml': 'standard: plan\ncontactLink: tel:+1' },
  'a mission behind a # sign': { 'plan/1-orientation/#2-second.md': mission() },
  'a mission behind a ~ sign': { 'plan/1-orientation/~2-second.md': mission() },
  'a mission that ends in .tmp': { 'plan/1-orientation/2-second.md.tmp': mission() },
  'a milestone behind a # sign': { 'plan/#2-later/milestone.yaml': 'name: Later' },
  'a milestone that was set aside': { 'plan/2-later.bak/milestone.yaml': 'name: Later' },
  'a file that belongs nowhere': { 'plan/1-orientation/tour.mp4': '\0' },
} satisfies Record<string, Files>;

it('tells what an author may get wrong with file, line and remedy', async () => {
  const told = Object.entries(mistakes).map(([mistake, files]) =>
    [`${mistake}:`, ...problemsIn(files)].join('  '),
  );
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('mistakes.txt');
});

it('shows how to write each title that is not read as it is written', () => {
  const signs = constantFrom(...'kZ 1.\'"#:-*&![]{}>|%@`,~?\\“”'.split(''));
  verify(
    property(string({ unit: signs, minLength: 1, maxLength: 12 }), (title) => {
      const [problem = ''] = problemsIn(withLine(`title: ${title}`));
      const [, line] = / Put it in quotes: (.*)$/.exec(problem) ?? [];
      const left = line ? problemsIn(withLine(line)).join('') : problem;
      expect(left).toMatch(/^$|The title (?:is empty|stands in curly quotes)/);
    }),
  );
});

it('tells every problem of a plan, in the order of files and lines', () => {
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

describe('any text whatever', () => {
  it.each([
    '\0',
    '\uD800',
    '---\n---\n---',
    '\uFEFF\uFEFF---\n',
    mission('[^]: [[[]]]()()<<>>``` ~~~ ![[', '? : - [] {} & * ! | > \' " % @ `'),
    mission('A', 'title: &a [*a]\ntag: *a\ntagColor: *b'),
    mission('A', '<<: {title: A}\n__proto__: B\nconstructor: C'),
    mission('A', '? [title]\n: A\n? {tag: B}\n: C'),
    mission('A', '['.repeat(8000)),
    mission('A', '- '.repeat(4000)),
    mission('['.repeat(4000)),
    mission(`${'*_'.repeat(60)}A${'_*'.repeat(60)}`),
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
