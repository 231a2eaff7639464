import { Fragment } from 'react';
import type { IndexEntry } from '../atlas/storyIndex.ts';
import * as pageCss from '../page/Page.css.ts';
import { Page, Table } from '../page/Page.tsx';
import type { AllWords } from './allWords.ts';
import { saidBy } from './saidBy.ts';
import { type ExampleSentence, sentencesIn } from './sentencesIn.ts';

interface WordsPageProps {
  /** English is the first. */
  languages: readonly { readonly tag: string; readonly name: string; readonly words: AllWords }[];
  states: readonly IndexEntry[];
}

/** For example `signIn.form`: a file of the words, and a group in it. */
const groupOf = (path: string) => path.split('.').slice(0, -1).slice(0, 2).join('.');

export function WordsPage({ languages, states }: WordsPageProps) {
  const sentences = languages.map(({ words }) => sentencesIn(words));
  const [english = []] = sentences;
  const groups = [...new Set(english.map(({ path }) => groupOf(path)))];
  const rows = english.map((sentence, index) => ({
    key: `${sentence.path} ${index}`,
    group: groupOf(sentence.path),
    head: sentence.text,
    cells: [
      ...languages.slice(1).map(({ tag }, at) => (
        <span key={tag} lang={tag}>
          {sentences[at + 1]?.[index]?.text}
        </span>
      )),
      <Places key="places" sentence={sentence} states={states} />,
    ],
  }));
  return (
    <Page
      title="Words"
      lead={`${english.length} sentences with example names and numbers, and which modules and states say them. A change of one is a change of one file in src/components/words.`}
      width="wide"
    >
      {groups.map((group) => (
        <Table
          key={group}
          title={group}
          text={`In words/<language>/${group.replace(/\..*/, '')}.ts.`}
          heads={[...languages.map(({ name }) => name), 'Said by']}
          rows={rows.filter((row) => row.group === group)}
        />
      ))}
    </Page>
  );
}

/** The modules that take a sentence from the words, and the states that are named by it. */
function Places({
  sentence,
  states,
}: {
  sentence: ExampleSentence;
  states: readonly IndexEntry[];
}) {
  const places = [
    ...saidBy(sentence.path).map(({ name, isComponent }) => ({
      name,
      address: isComponent ? `docs/components-${name.toLowerCase()}--docs` : undefined,
    })),
    ...states
      .filter(({ name, title }) => sentence.text.startsWith(name) && title.startsWith('Screens/'))
      .map(({ id, title }) => ({ name: `state of ${title.slice(8)}`, address: `story/${id}` })),
  ];
  return places.map(({ name, address }, index) => (
    <Fragment key={address ?? name}>
      {index > 0 && ', '}
      {address ? (
        <a className={pageCss.link} href={`./?path=/${address}`} target="_top">
          {name}
        </a>
      ) : (
        name
      )}
    </Fragment>
  ));
}
