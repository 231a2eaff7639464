import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { visuallyHidden } from '#components/theme/visuallyHidden.css.ts';
import { portalWords } from '#components/words/en/portal.ts';
import { signInFailureWords } from '#components/words/en/signInFailures.ts';
import { outcomeName } from '#mocks/callNames.ts';
import { type Fault, type FaultId, faults, outcomeOf } from '#mocks/identity-toolkit/index.ts';
import { CopyButton } from '#ui/CopyButton';
import { LiveMessage } from '#ui/LiveMessage';
import { TextField } from '#ui/TextField';
import { addressOf } from '../atlas/addressOf.ts';
import { Page, Rows } from '../page/Page.tsx';
import * as css from './ErrorLab.css.ts';
import { nothing, type Place, places, sentenceAtSignIn } from './places.ts';
import { Quotation, responseInWords } from './responseInWords.tsx';
import { SentenceSheet } from './SentenceSheet.tsx';
import { testLines } from './testLines.ts';

const general = signInFailureWords.failures.general.message;
const groups = [...new Set(faults.map(({ group }) => group))];
const failing = faults.filter(({ outcome }) => outcome !== 'signsIn');
const sentences = new Set(failing.map(sentenceAtSignIn));

const placesOf = (fault: Fault): Place[] =>
  Object.values<Place>(places).filter(({ isMetBy }) => isMetBy(fault));

/** Whether the fault ends the session of a signed-in user. */
const sessionFates: Record<Fault['session'], string> = {
  kept: 'no',
  endedBySdk: 'by the SDK',
  leftToApp: 'left to the app',
};

const matches = (fault: Fault, query: string) =>
  [fault.id, fault.cause, fault.outcome, ...placesOf(fault).map(({ sentence }) => sentence(fault))]
    .join('\n')
    .toLowerCase()
    .includes(query.trim().toLowerCase());

interface ErrorLabProps {
  globals: StoryContext['globals'];
}

export function ErrorLabPage({ globals }: ErrorLabProps) {
  const [query, setQuery] = useState('');
  const found = faults.filter((fault) => matches(fault, query));
  return (
    <Page
      title="What can go wrong"
      lead={`${faults.length} things can go wrong when somebody signs in, comes back, or sets a password. At sign-in, ${sentences.size - 1} sentences say what went wrong; for everything else there is one: “${general}” Select one to see it happen.`}
      width="wide"
    >
      <search className={css.filter}>
        <TextField
          type="search"
          name="filter"
          label="Filter by code, sentence, or cause"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <LiveMessage
          className={css.quiet}
          message={query && `${found.length} of ${faults.length}`}
        />
      </search>
      {groups
        .map((group) => ({ group, rows: found.filter((fault) => fault.group === group) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ group, rows }) => (
          // Keyed, because what is found must not be in a folded group.
          <details key={`${group} ${query !== ''}`} open>
            <summary className={css.summary}>
              <h2 className={css.groupTitle}>{group}</h2>
            </summary>
            <Rows
              title={group}
              heads={['When', 'The portal says', 'Server says', 'Client code', 'Ends a session']}
              rows={rows.map((fault) => rowOf(fault, globals))}
            />
          </details>
        ))}
      <SentenceSheet />
    </Page>
  );
}

function rowOf(fault: Fault<FaultId>, globals: ErrorLabProps['globals']) {
  const { id, cause, response, outcome, session } = fault;
  const { status } = outcomeOf(response);
  const linkTo = ({ storyId }: Place) => `${addressOf(storyId, globals)}&args=fault:${id}`;
  const head = (
    <>
      <a className={css.link} href={linkTo(places.signIn)} target="_top">
        <Quotation>{id}</Quotation>
      </a>
      <p>{cause}</p>
      <CopyButton align="start" text={testLines(fault)} labels={portalWords.markdown}>
        Copy for a test<span className={visuallyHidden}> of {id}</span>
      </CopyButton>
    </>
  );
  const said = (
    <ul role="list">
      {placesOf(fault).map((place) => {
        const sentence = place.sentence(fault);
        // Most rows have these sentences. They are gray so that the others stand out.
        const isUsual = sentence === general || sentence === nothing;
        return (
          <li key={place.title}>
            <a className={css.link} href={linkTo(place)} target="_top">
              {place.title}
              <span className={visuallyHidden}> with {id}</span>
            </a>
            :{' '}
            {isUsual ? <span className={css.quiet}>{sentence}</span> : <strong>{sentence}</strong>}
          </li>
        );
      })}
    </ul>
  );
  const server = (
    <>
      {responseInWords(response)}
      {status > 0 && <div className={css.quiet}>Status {status}</div>}
    </>
  );
  const code = outcome.startsWith('auth/') ? (
    <Quotation>{outcome}</Quotation>
  ) : (
    outcomeName(outcome)
  );
  return { key: id, head, cells: [said, server, code, sessionFates[session]] };
}
