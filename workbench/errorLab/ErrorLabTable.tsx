import { signInFailureWords } from '#components/words/en/signInFailures.ts';
import { type Fault, faults } from '#mocks/identity-toolkit/index.ts';
import { Page, Table } from '../page/Page.tsx';
import { describeFault, Quotation } from './describeFault.tsx';
import * as css from './ErrorLab.css.ts';
import { SentenceSheet } from './SentenceSheet.tsx';

const general = signInFailureWords.failures.general.message;
const groups = [...new Set(faults.map(({ group }) => group))];
const failing = faults.filter(({ outcome }) => outcome !== 'signsIn');
const sentences = new Set(failing.map((fault) => describeFault(fault).sentence));

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
  const { id, cause } = fault;
  const { sentence, server, code, endsSession } = describeFault(fault);
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
  return { key: id, head, cells: [said, server, code, endsSession] };
}
