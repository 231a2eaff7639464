import { shorten } from '../../../text/text.ts';

/** What to write instead of each tag. */
const remediesOfTags = [
  ['br', 'Outside a table, end the line with a backslash (\\), or leave an empty line.'],
  ['!--', 'Remove the comment: it would be published with the mission.'],
  ['sup sub', 'Write a character such as ² or ₂, or plain letters.'],
  ['kbd code samp tt pre', 'Put the words in backticks (`) instead.'],
  ['b strong u mark', 'Write **bold** instead.'],
  ['i em', 'Write *italic* instead.'],
  ['s del strike', 'Write ~~struck out~~ instead.'],
  ['a', 'Write [the words](https://example.com) instead.'],
  ['img', 'Write ![What it shows](floor-plan.webp) instead.'],
  ['hr', 'Write --- on a line of its own instead.'],
  ['h1 h2 h3 h4 h5 h6', 'Begin the heading with ## instead.'],
  ['ul ol li', 'Begin each line of the list with a hyphen and a space instead.'],
  ['p div span font center', 'Remove the tags. An empty line begins a new paragraph.'],
  [
    'table tr th td',
    'Write each row with | between its cells, and a row of dashes below the first.',
  ],
  ['details summary', 'Write a heading instead: nothing can be collapsed here.'],
] as const;

const remedies = new Map(
  remediesOfTags.flatMap(([tags, remedy]) => tags.split(' ').map((tag) => [tag, remedy])),
);

const otherwise = 'Use Markdown, or put it in backticks to show it as code.';

export function describeHtml(html: string): string {
  const [, tag = ''] = /^<\/?([a-z][a-z0-9]*(?![\w-])|!--)/i.exec(html) ?? [];
  const excerpt = shorten(html.split('\n')[0] ?? '');
  return `HTML is not allowed (“${excerpt}”). ${remedies.get(tag.toLowerCase()) ?? otherwise}`;
}
