import { Fragment } from 'react';
import type { IndexEntry } from '../atlas/storyIndex.ts';
import * as pageCss from '../page/Page.css.ts';
import { Page, Table } from '../page/Page.tsx';
import type { AllWords } from './allWords.ts';
import { notes, notesAt } from './notes.ts';
import { saidBy } from './saidBy.ts';
import { formsIn } from './sentencesIn.ts';

interface WordsPageProps {
  /** English is the first. */
  languages: readonly { readonly tag: string; readonly name: string; readonly words: AllWords }[];
  states: readonly IndexEntry[];
}

/** For example `signIn.form`: a file of the words, and a group in it. */
const groupOf = (path: string) => path.split('.').slice(0, -1).slice(0, 2).join('.');

export function WordsPage({ languages, states }: WordsPageProps) {
  const forms = languages.map(({ words }) => formsIn(words));
  const [english = new Map<string, string[]>()] = forms;
  const groups = [...new Set([...english.keys()].map(groupOf))];
  const rows = [...english].map(([path, texts]) => ({
    key: path,
    group: groupOf(path),
    head: (
      <>
        <Lines texts={texts} />
        {notesAt(path, groupOf(path)).map((note) => (
          <p key={note} className={pageCss.text}>
            {note}
          </p>
        ))}
      </>
    ),
    cells: [
      ...languages
        .slice(1)
        .map(({ tag }, at) => <Lines key={tag} lang={tag} texts={forms[at + 1]?.get(path)} />),
      <Places key="places" path={path} texts={texts} states={states} />,
    ],
  }));
  return (
    <Page
      title="Words"
      lead={`${english.size} sentences with example names and numbers, what a translator needs to know, and which modules and states say them. A change of one is a change of one file in src/components/words.`}
      width="wide"
    >
      {groups.map((group) => (
        <Table
          key={group}
          title={group}
          text={`${notes.get(group) ?? ''} In words/<language>/${group.replace(/\..*/, '')}.ts.`}
          heads={[...languages.map(({ name }) => name), 'Said by']}
          rows={rows.filter((row) => row.group === group)}
        />
      ))}
    </Page>
  );
}

/** A sentence in each of its forms. */
function Lines({ texts, lang }: { texts?: readonly string[] | undefined; lang?: string }) {
  return texts?.map((text) => (
    <div key={text} lang={lang}>
      {text}
    </div>
  ));
}

/** The modules that take a sentence from the words, and the states that are named by it. */
function Places({
  path,
  texts,
  states,
}: {
  path: string;
  texts: readonly string[];
  states: readonly IndexEntry[];
}) {
  const places = [
    ...saidBy(path).map(({ name, isComponent }) => ({
      name,
      address: isComponent ? `docs/components-${name.toLowerCase()}--docs` : undefined,
    })),
    ...states
      .filter(
        ({ name, title }) =>
          title.startsWith('Screens/') && texts.some((text) => text.startsWith(name)),
      )
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
