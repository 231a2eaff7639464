import { signInFailureWords } from '#components/words/en/signInFailures.ts';
import { type Fault, faults, outcomeOf } from '#mocks/identity-toolkit/index.ts';
import { Page, Table } from '../page/Page.tsx';
import * as css from './ErrorLab.css.ts';
import { answerInWords, Quotation, sentenceTo } from './faultWords.tsx';
import { SentenceSheet } from './SentenceSheet.tsx';

const general = signInFailureWords.failures.general.message;
const groups = [...new Set(faults.map(({ group }) => group))];
const failing = faults.filter(({ outcome }) => outcome !== 'signsIn');
const sentences = new Set(failing.map(sentenceTo));

const withoutCode: Readonly<Record<string, string>> = {
  exception: 'an error without a code',
  waits: 'none: never settles',
  signsIn: 'none: signs in',
};

/** Whether the fault ends the session of a signed-in user. */
const sessionFates: Record<Fault['session'], string> = {
  kept: 'no',
  endedBySdk: 'by the SDK',
  leftToApp: 'left to the app',
};

export function ErrorLabTable() {
  return (
    <Page
      title="What can go wrong"
      lead={`${faults.length} things can go wrong when somebody signs in, comes back or sets a password. ${sentences.size - 1} sentences say what; for all others there is one: “${general}” The panel of the demo answers with any of them.`}
      width="wide"
    >
      <SentenceSheet />
      {groups.map((group) => (
        <Table
          key={group}
          title={group}
          heads={['When', 'The portal says', 'Server says', 'Client code', 'Ends a session']}
          rows={faults.filter((fault) => fault.group === group).map(rowOf)}
        />
      ))}
    </Page>
  );
}

function rowOf(fault: Fault) {
  const { id, cause, answer, outcome, session } = fault;
  const { status } = outcomeOf(answer);
  const sentence = sentenceTo(fault);
  const head = (
    <>
      <Quotation>{id}</Quotation>
      <p>{cause}</p>
    </>
  );
  // Most rows have the general sentence. It is gray so that the others stand out.
  const said =
    sentence === general ? (
      <span className={css.quiet}>{sentence}</span>
    ) : (
      <strong>{sentence}</strong>
    );
  const server = (
    <>
      {answerInWords(answer)}
      {status > 0 && <div className={css.quiet}>Status {status}</div>}
    </>
  );
  const code = withoutCode[outcome] ?? <Quotation>{outcome}</Quotation>;
  return { key: id, head, cells: [said, server, code, sessionFates[session]] };
}
