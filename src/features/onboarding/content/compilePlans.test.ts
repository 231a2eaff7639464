import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkMission } from './checkMission.ts';
import { type ContentFile, compilePlans } from './compilePlans.ts';

const soundFrontMatter = 'title: Read the welcome guide\ntag: HR\ntagColor: yellow';

function mission(body = 'Welcome.', frontMatter = soundFrontMatter): string {
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}

/** A plan with one milestone; the given files are added to it or take the place of its own. */
function planWith(files: Readonly<Record<string, string | null>>): ContentFile[] {
  const all = {
    'plan/1-orientation/milestone.yaml': 'name: Orientation\n',
    'plan/1-orientation/1-first.md': mission(),
    ...files,
  };
  return Object.entries(all).flatMap(([file, text]) => (text === null ? [] : { path: file, text }));
}

function faultsIn(files: Readonly<Record<string, string | null>>): string[] {
  return compilePlans(planWith(files)).faults.map(
    (fault) => `${fault.path}:${fault.line}  ${fault.message}`,
  );
}

function findingsIn(text: string): string[] {
  return checkMission(text).findings.map(({ line, message }) => `${line}  ${message}`);
}

describe('a plan without faults', () => {
  it('becomes milestones and missions in the order of their numbers', () => {
    const { plans, faults } = compilePlans([
      { path: 'plan/10-later/milestone.yaml', text: 'name: Later' },
      { path: 'plan/2-sooner/10-last.md', text: mission('Last.') },
      { path: 'plan/2-sooner/9-first.md', text: mission('## Heading\n\nFirst.\n\n') },
      { path: 'plan/2-sooner/milestone.yaml', text: 'name: Sooner\n' },
    ]);
    const content = { title: 'Read the welcome guide', tag: 'HR', tagColor: 'yellow' };
    expect(faults).toEqual([]);
    expect(plans).toEqual([
      {
        id: 'plan',
        milestones: [
          {
            id: 'sooner',
            name: 'Sooner',
            missions: [
              {
                id: 'first',
                ...content,
                description: '## Heading\n\nFirst.',
                isCompleted: false,
              },
              { id: 'last', ...content, description: 'Last.', isCompleted: false },
            ],
          },
          { id: 'later', name: 'Later', missions: [] },
        ],
      },
    ]);
  });

  it('may be saved with a byte order mark and Windows line ends', () => {
    const text = `\uFEFF${mission('One.\n\nTwo.').replaceAll('\n', '\r\n')}`;
    const { plans, faults } = compilePlans(planWith({ 'plan/1-orientation/1-first.md': text }));
    expect(faults).toEqual([]);
    expect(plans[0]?.milestones[0]?.missions[0]?.description).toBe('One.\n\nTwo.');
  });

  it('may lie beside a README and files that an operating system hides', () => {
    expect(faultsIn({ 'README.md': '# Help', 'plan/1-orientation/.DS_Store': '\0' })).toEqual([]);
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

> \`list[0][1]\`, \\[x\\][y], a [remark], people@example.com

\`\`\`html
<script>[x][y]</script>
\`\`\`

[it]: https://it.example.com`;
    expect(findingsIn(mission(body))).toEqual([]);
  });

  it('gives no plans for no files', () => {
    expect(compilePlans([])).toEqual({ plans: [], faults: [] });
  });
});

describe('the front matter', () => {
  const nameRange = 'is not one of blue, yellow, green, purple, red.';
  it.each([
    ['is not there', 'Welcome.', [expect.stringMatching(/^1 {2}The front matter is missing/)]],
    ['is not there in an empty file', '', [expect.stringMatching(/^1 {2}The front matter is mis/)]],
    [
      'is not closed',
      `---\n${soundFrontMatter}\n`,
      ['1  The front matter is not closed. End it with a line of three dashes (---).'],
    ],
    [
      'is empty',
      mission('Text.', ''),
      ['1  The title is missing.', '1  The tag is missing.', '1  The tagColor is missing.'],
    ],
    [
      'is a list',
      mission('Text.', '- title'),
      ['2  Write one line for each key: "title: …", "tag: …", "tagColor: …".'],
    ],
    [
      'lacks a key and leaves one empty',
      mission('Text.', 'title:\ntagColor: red'),
      ['1  The tag is missing.', '2  The title is empty.'],
    ],
    [
      'holds an empty text in quotes',
      mission('Text.', 'title: A\ntag: " "\ntagColor: red'),
      ['3  The tag is empty.'],
    ],
    [
      'holds what YAML does not read as text',
      mission('Text.', 'title: 42\ntag: [HR]\ntagColor: true'),
      [
        '2  The title is not read as text. Put it in quotes.',
        '3  The tag is not read as text. Put it in quotes.',
        '4  The tagColor is not read as text. Put it in quotes.',
      ],
    ],
    [
      'holds a text of several lines',
      mission('Text.', 'tag: HR\ntagColor: red\ntitle: |\n  One\n  two'),
      ['4  The title must fit on one line.'],
    ],
    [
      'holds a # sign that would cut off the text',
      mission('Text.', 'title: Find room #4\ntag: HR\ntagColor: red'),
      ['2  The title is cut off at the # sign. Put all of it in quotes.'],
    ],
    [
      'holds an unknown key',
      mission('Text.', `${soundFrontMatter}\ndue: Friday`),
      ['5  The key "due" is not known. Known here: "title", "tag", "tagColor".'],
    ],
    [
      'holds an unknown color',
      mission('Text.', 'title: A\ntag: HR\ntagColor: orange'),
      [`4  The tag color "orange" ${nameRange}`],
    ],
    [
      'holds a key twice',
      mission('Text.', `${soundFrontMatter}\ntag: HR`),
      ['5  This key is written twice.'],
    ],
    [
      'holds a colon outside quotes',
      mission('Text.', 'tag: HR\ntitle: Lunch: the menu\ntagColor: red'),
      ['3  A text that contains a colon must stand in quotes, and no line may begin with a space.'],
    ],
    [
      'holds a quotation mark that is not closed',
      mission('Text.', 'tag: HR\ntitle: "Lunch\ntagColor: red'),
      ['3  A quotation mark or bracket opens here and is not closed.'],
    ],
    [
      'holds a bracket that is not closed',
      mission('Text.', 'title: [Lunch\ntag: HR\ntagColor: red'),
      ['2  A quotation mark or bracket opens here and is not closed.'],
    ],
    [
      'lacks the space after a colon',
      mission('Text.', 'title:Lunch\ntag: HR\ntagColor: red'),
      ['2  Write a colon and a space between the key and its text.'],
    ],
    [
      'begins a line with a tab',
      mission('Text.', 'title: A\n\ttag: HR\ntagColor: red'),
      ['3  The line begins with a tab. Remove it.'],
    ],
    [
      'begins a text with a character that YAML keeps for itself',
      mission('Text.', 'title: "@home"\ntag: @HR\ntagColor: !red x'),
      [
        '3  A text that begins with this character must stand in quotes.',
        '4  A text that begins with ! must stand in quotes.',
      ],
    ],
    [
      'holds what YAML refuses for any other reason',
      mission('Text.', 'title: "A" B\ntag: HR\ntagColor: red'),
      ['2  This is not valid YAML: Unexpected scalar at node end.'],
    ],
  ])('is refused when it %s', (_case, text, expected) => {
    expect(findingsIn(text)).toEqual(expected);
  });
});

describe('the text of a mission', () => {
  const tagHint = 'Use Markdown, or put it in backticks to show it as code.';
  const schemes = 'Use https://, http://, mailto:, or tel:.';
  const brokenLink =
    'The link is not written correctly. Close its parenthesis and leave no space in the address.';
  it.each([
    ['is empty', ' \n\n', ['6  The mission has no text below its front matter.']],
    [
      'defines links and says nothing',
      '[a]: https://example.org',
      ['6  The mission has no text below its front matter.'],
    ],
    ['holds HTML in a line', 'A\n<b>bold</b> word', [`8  HTML is not allowed (“<b>”). ${tagHint}`]],
    [
      'holds a block of HTML',
      'A\n\n<div class="x">\nB\n</div>',
      [`9  HTML is not allowed (“<div class="x">”). ${tagHint}`],
    ],
    [
      'holds an HTML comment',
      '> <!-- later -->',
      [`7  HTML is not allowed (“<!-- later -->”). ${tagHint}`],
    ],
    [
      'holds a heading of level 1',
      'A\n\n# B',
      ['9  The title is the only heading of level 1. Begin this heading with ##.'],
    ],
    [
      'begins its headings too low',
      '### A',
      ['7  The heading jumps from level 1 to level 3. Begin it with ##.'],
    ],
    [
      'leaves out a level of headings',
      '## A\n\n#### B',
      ['9  The heading jumps from level 2 to level 4. Begin it with ###.'],
    ],
    ['holds a heading without text', '##\n\nA', ['7  The heading has no text.']],
    [
      'holds pictures, which the portal would not be allowed to fetch',
      '![A map](https://example.org/a.png)\n![A map][a]\n\n[a]: https://example.org/b.png',
      [
        '7  Pictures are not possible here. Link to the picture instead.',
        '8  Pictures are not possible here. Link to the picture instead.',
      ],
    ],
    [
      'holds addresses that are empty',
      '[a]()\n\n[b]: <>',
      ['7  The link has no address.', '9  The link has no address.'],
    ],
    [
      'holds links without text',
      '[](https://example.org)\n[ ][a]\n\n[a]: https://example.org',
      [
        '7  The link has no text. Write it between the square brackets.',
        '8  The link has no text. Write it between the square brackets.',
      ],
    ],
    [
      'holds a link that runs a script',
      '- [a](javascript:alert)\n- [b](JavaScript&colon;alert)\n- [c](java&#10;script:alert)',
      [
        `7  The address "javascript:alert" begins with "javascript:". ${schemes}`,
        `8  The address "JavaScript:alert" begins with "JavaScript:". ${schemes}`,
        `9  The address "javascript:alert" begins with "javascript:". ${schemes}`,
      ],
    ],
    [
      'holds an address of another scheme, wherever it stands',
      '[a](data:image/png,x)\n<ftp://example.org>\n\n[a]: file:///etc',
      [
        `7  The address "data:image/png,x" begins with "data:". ${schemes}`,
        `8  The address "ftp://example.org" begins with "ftp:". ${schemes}`,
        `10  The address "file:///etc" begins with "file:". ${schemes}`,
      ],
    ],
    [
      'holds addresses that lead nowhere',
      '[a](/handbook)\n[b](//example.org)\n[c](https://)\n[d](https:example.org)\n[e](mailto:)',
      [
        '7  The address "/handbook" is not complete. Begin it with https://, mailto:, or tel:.',
        '8  The address "//example.org" is not complete. Begin it with https://, mailto:, or tel:.',
        '9  The address "https://" is not a valid web address.',
        '10  The address "https:example.org" is not a valid web address.',
        '11  The address "mailto:" is not complete.',
      ],
    ],
    [
      'links to a place inside the page',
      '## A\n\n[to A](#a)',
      ['9  The address "#a" leads to a place inside the page, which is not possible here.'],
    ],
    [
      'refers to a link that is not defined',
      'A\nB [see][nope]\nC [**bold**][gone] [it][]',
      [
        '8  The link refers to "nope", which is not defined in this file.',
        '9  The link refers to "gone", which is not defined in this file.',
        '9  The link has no address: nothing with its name is defined in this file.',
      ],
    ],
    [
      'holds a link that Markdown does not understand',
      'A people@example.com\n[b](https://example.org/two words)\n[c](https://example.org',
      [`8  ${brokenLink}`, `9  ${brokenLink}`],
    ],
    [
      'holds a footnote',
      'A[^1]\n\n[^1]: B',
      [
        '7  Footnotes are not possible here. Put the note into the text.',
        '9  Footnotes are not possible here. Put the note into the text.',
      ],
    ],
    [
      'holds characters that cannot be shown',
      'A\n\0B\uFFFD\n\nC\uFFFD\n\uD800',
      ['0000', 'FFFD', 'D800'].map(
        (code, index) =>
          `${[8, 10, 11][index]}  The line contains a character that cannot be shown (U+${code}). Type it again and save the file as UTF-8.`,
      ),
    ],
  ])('is refused when it %s', (_case, body, expected) => {
    expect(findingsIn(mission(body))).toEqual(expected);
  });

  it('is counted from the first line of the file, whatever the line ends', () => {
    const text = `\uFEFF${mission('A\n\n# B').replaceAll('\n', '\r\n')}`;
    expect(findingsIn(text)).toEqual([
      expect.stringMatching(/^9 {2}The title is the only heading/),
    ]);
  });

  it('is checked beside front matter that is missing or faulty', () => {
    expect(findingsIn('A\n\n# B')).toHaveLength(2);
    expect(findingsIn(mission('# B', 'title: 42\ntag: HR\ntagColor: orange'))).toHaveLength(3);
  });

  it('stays readable as long as title, tag, and color are sound', () => {
    expect(checkMission(mission('# B')).content?.description).toBe('# B');
    expect(checkMission(mission('B', `${soundFrontMatter}\ndue: Friday`)).content).not.toBeNull();
    expect(checkMission(mission('B', 'title: A\ntag: HR\ntagColor: pink')).content).toBeNull();
  });
});

describe('files and folders', () => {
  const rule = 'Use a number, a hyphen, and small letters or digits joined by hyphens, for example';
  const stray =
    'This file does not belong here. A milestone folder holds “milestone.yaml” and mission files that end in “.md”, and nothing else.';

  it.each(['welcome.md', '1-Welcome.md', '1_welcome.md', '1-.md', '1-a--b.md', 'one-a.md'])(
    'are refused when a mission is named %s',
    (name) => {
      expect(faultsIn({ [`plan/1-orientation/${name}`]: mission() })).toEqual([
        `plan/1-orientation/${name}:1  The file name is not valid. ${rule} "1-read-the-welcome-guide.md".`,
      ]);
    },
  );

  it('are refused when a milestone folder has a bad name, and its missions are checked', () => {
    const faults = faultsIn({
      'plan/Later/milestone.yaml': 'name: Later',
      'plan/Later/1-second.md': mission('# A'),
    });
    expect(faults).toEqual([
      `plan/Later:1  The folder name is not valid. ${rule} "1-orientation".`,
      expect.stringMatching(/^plan\/Later\/1-second\.md:7 {2}The title is the only/),
    ]);
  });

  it('are refused when a plan folder has a bad name', () => {
    const { faults } = compilePlans([{ path: 'My Plan/1-a/milestone.yaml', text: 'name: A' }]);
    expect(faults).toEqual([
      {
        path: 'My Plan',
        line: 1,
        message:
          'The folder name of a plan must be small letters or digits joined by hyphens, for example "new-hire".',
      },
    ]);
  });

  it('are refused when two missions share an id, in whichever milestone', () => {
    const faults = faultsIn({
      'plan/2-later/milestone.yaml': 'name: Later',
      'plan/2-later/7-first.md': mission(),
    });
    expect(faults).toEqual([
      'plan/2-later/7-first.md:1  The mission id "first" is used twice in this plan: by plan/1-orientation/1-first.md and by plan/2-later/7-first.md.',
    ]);
  });

  it('accept the same ids in two plans', () => {
    expect(
      faultsIn({
        'other/1-orientation/milestone.yaml': 'name: Orientation',
        'other/1-orientation/1-first.md': mission(),
      }),
    ).toEqual([]);
  });

  it('are refused when two milestones share an id', () => {
    expect(faultsIn({ 'plan/2-orientation/milestone.yaml': 'name: Again' })).toEqual([
      'plan/2-orientation:1  The milestone id "orientation" is used twice in this plan: by plan/1-orientation and by plan/2-orientation.',
    ]);
  });

  it('are refused when two missions or two milestones share a number', () => {
    const faults = faultsIn({
      'plan/01-later/milestone.yaml': 'name: Later',
      'plan/1-orientation/1-second.md': mission(),
    });
    expect(faults).toEqual([
      'plan/1-orientation:1  The number 1 is already taken by "01-later" in the same folder.',
      'plan/1-orientation/1-second.md:1  The number 1 is already taken by "1-first.md" in the same folder.',
    ]);
  });

  it('are refused when a milestone has no milestone.yaml', () => {
    expect(faultsIn({ 'plan/1-orientation/milestone.yaml': null })).toEqual([
      'plan/1-orientation/milestone.yaml:1  This file is missing. Create it with one line: “name: ” and the name.',
    ]);
  });

  it.each([
    ['is empty', '', '1  The name is missing.'],
    ['has no name', '# Orientation\n\n', '1  The name is missing.'],
    ['has an empty name', '\nname: ""', '2  The name is empty.'],
    [
      'has an unknown key',
      'name: A\ncolor: red',
      '2  The key "color" is not known. Known here: "name".',
    ],
    ['is not YAML', 'name: A\nname: B', '2  This key is written twice.'],
    ['is plain text', 'Orientation', '1  Write one line for each key: "name: …".'],
    [
      'holds a character that cannot be shown',
      'name: A\uFFFD',
      '1  The line contains a character that cannot be shown (U+FFFD). Type it again and save the file as UTF-8.',
    ],
  ])('are refused when milestone.yaml %s', (_case, text, expected) => {
    expect(faultsIn({ 'plan/1-orientation/milestone.yaml': text })).toEqual([
      `plan/1-orientation/milestone.yaml:${expected}`,
    ]);
  });

  it.each([
    'notes.md',
    'plan/1-first.md',
    'plan/README.md',
    'plan/1-orientation/map.png',
    'plan/1-orientation/2-second.markdown',
    'plan/1-orientation/drafts/2-second.md',
  ])('are refused when %s lies about', (file) => {
    expect(faultsIn({ [file]: mission() })).toEqual([`${file}:1  ${stray}`]);
  });

  it('report every fault, in the order of files and lines', () => {
    const faults = faultsIn({
      'plan/1-orientation/10-third.md': mission('# A\n\n<br>', 'title: A\ntag: HR\ntagColor: pink'),
      'plan/1-orientation/2-second.md': mission('A\n\n# B'),
      'plan/1-orientation/milestone.yaml': 'name:',
    });
    expect(faults.map((fault) => fault.split('  ')[0])).toEqual([
      'plan/1-orientation/2-second.md:9',
      'plan/1-orientation/10-third.md:4',
      'plan/1-orientation/10-third.md:7',
      'plan/1-orientation/10-third.md:9',
      'plan/1-orientation/milestone.yaml:1',
    ]);
  });
});

describe('any text whatever', () => {
  const nasty = [
    '\0',
    '\uD800',
    '---',
    '---\n---',
    '---\n---\n---',
    '---\r---\r',
    '\uFEFF\uFEFF---\n',
    mission('[^]: [[[]]]()()<<>>``` ~~~ ![[', '? : - [] {} & * ! | > \' " % @ `'),
    mission('A', '&a [*a, *a]'),
    mission('A', 'title: &a [*a]\ntag: *a\ntagColor: *b'),
    mission('A', '<<: {title: A}\n__proto__: B\nconstructor: C'),
    mission('A', '? [title]\n: A\n? {tag: B}\n: C'),
    mission('A', '['.repeat(8000)),
    mission('A', '- '.repeat(8000)),
    mission('>'.repeat(8000)),
    mission('- '.repeat(1000)),
    mission('['.repeat(8000)),
    mission('![]('.repeat(1000)),
    mission(`${'*_'.repeat(800)}A${'_*'.repeat(800)}`),
    mission('| a |\n| - |\n'.repeat(100)),
    mission('[a](%E0%A4%A) [b](http://[::1) [c](https://exa mple) [d](:) [e](<https://a b>)'),
  ];
  it.each(nasty.map((text, index) => [index, text] as const))(
    'is answered with faults, never with an exception (text %i)',
    (_index, text) => {
      const files = planWith({
        'plan/1-orientation/1-first.md': text,
        'plan/1-orientation/milestone.yaml': text,
      });
      const { faults } = compilePlans(files);
      const lineCount = text.split(/\r\n?|\n/).length;
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.every(({ line }) => line >= 1 && line <= lineCount)).toBe(true);
    },
  );

  it.each(['', '/', '//', 'a/', '/a/b.md', '../x/1-a/1-b.md', 'a\\1-b\\1-c.md', 'a/1-b/.md'])(
    'is accepted as a path: "%s"',
    (file) => {
      expect(() => compilePlans([{ path: file, text: mission() }])).not.toThrow();
    },
  );
});

describe('the plan for new hires', () => {
  const folder = path.dirname(fileURLToPath(import.meta.url));
  const files = readdirSync(path.join(folder, 'new-hire'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => path.join('new-hire', file))
    .map((file) => ({
      path: file.replaceAll('\\', '/'),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));
  const { plans, faults } = compilePlans(files);
  const milestones = plans[0]?.milestones ?? [];
  const missions = milestones.flatMap((milestone) => milestone.missions);

  it('has no fault', () => {
    expect(faults).toEqual([]);
    expect(plans.map(({ id }) => id)).toEqual(['new-hire']);
  });

  it('gives each milestone two to four missions, all of them open', () => {
    expect(missions.length).toBeGreaterThanOrEqual(18);
    expect(missions.length).toBeLessThanOrEqual(25);
    for (const { missions: own } of milestones) {
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(own.length).toBeLessThanOrEqual(4);
    }
    expect(missions.some(({ isCompleted }) => isCompleted)).toBe(false);
  });

  it('speaks without exclamation marks and with typographic quotes', () => {
    for (const { title, description } of missions) {
      const prose = description.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
      expect(`${title}\n${prose}`).not.toMatch(/[!'"]/);
    }
  });
});
