import { failureText } from '#features/session/signInFailures.ts';
import { inWords } from '#mocks/errorWords.ts';
import { type Fault, faults } from '#mocks/identity-toolkit/index.ts';
import * as pageCss from '../page/Page.css.ts';
import { Page, Table } from '../page/Page.tsx';
import * as css from './ErrorLab.css.ts';
import { Said, ServerAnswer } from './ErrorLabBar.tsx';
import { sentenceTo } from './sentenceTo.ts';

const general = failureText('any other code').message;
const groups = [...new Set(faults.map(({ group }) => group))];
const own = new Set(faults.map(sentenceTo).filter((said) => said && said !== general));

/** Relative, because Storybook may lie in a folder. */
const addressOfStory = (id: string) => `./?path=/story/error-lab--any-answer&args=fault:${id}`;

export function ErrorLabTable() {
  return (
    <Page
      title="What can go wrong"
      lead={`${faults.length} things can go wrong when somebody signs in or comes back. ${own.size} sentences say what; for all others there is one: “${general}”`}
    >
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
  const { code, endsSession } = inWords(fault);
  const sentence = sentenceTo(fault) ?? 'nothing';
  return {
    key: id,
    head: (
      <>
        <a href={addressOfStory(id)} target="_top" className={pageCss.link}>
          <code className={css.code}>{id}</code>
        </a>
        <p>{cause}</p>
      </>
    ),
    cells: [
      // The general sentence is gray, because it stands in most rows, and hides the others otherwise.
      sentence === general ? (
        <span key="sentence" className={css.quiet}>
          {sentence}
        </span>
      ) : (
        <strong key="sentence">{sentence}</strong>
      ),
      <ServerAnswer key="answer" fault={fault} />,
      <Said key="code" {...code} />,
      endsSession,
    ],
  };
}
