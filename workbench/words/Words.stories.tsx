import { type Language, languages } from '#components/words/languages.ts';
import preview from '#storybook/preview.tsx';
import { Page, Table } from '../page/Page.tsx';
import { wordsOf } from './allWords.ts';
import { groupOf, isSpoken, sentencesIn } from './sentences.ts';

const tags = Object.keys(languages) as Language[];
/** English is the first. All languages have the same sentences in the same order. */
const [english = [], ...others] = tags.map((tag) =>
  sentencesIn(wordsOf(tag)).map((each) => (isSpoken(tag, each) ? each : { ...each, text: '' })),
);
const groups = [...new Set(english.map(groupOf))];

const rows = english.map((sentence, index) => ({
  key: `${sentence.path} ${index}`,
  group: groupOf(sentence),
  // A function of nothing says the same for each count.
  isAgain: english[index - 1]?.text === sentence.text,
  head: sentence.text,
  cells: others.map((other, at) => (
    <span key={tags[at + 1]} lang={tags[at + 1]}>
      {other[index]?.text}
    </span>
  )),
}));

function WordsPage() {
  return (
    <Page
      title="Words"
      lead="All sentences with example names and numbers. To change one, edit its file in src/components/words."
      width="wide"
    >
      {groups.map((group) => (
        <Table
          key={group}
          title={group}
          text={`In words/<language>/${group.replace(/\..*/, '')}.ts.`}
          heads={Object.values(languages).map(({ name }) => name)}
          rows={rows.filter((row) => row.group === group && !row.isAgain)}
        />
      ))}
    </Page>
  );
}

const meta = preview.meta({
  title: 'Words',
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
});

export const AllWords = meta.story({
  name: 'All sentences, in every language',
  render: () => <WordsPage />,
});
