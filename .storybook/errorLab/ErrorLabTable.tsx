import type { ReactNode } from 'react';
import { Page, Section } from '../foundations/Page.tsx';
import * as css from './ErrorLab.css.ts';
import { type LabRow, ServerAnswer, SessionFate, Words } from './ErrorLabBar.tsx';

interface ErrorLabTableProps {
  rows: readonly LabRow[];
  linkTo: (id: string) => string;
}

/** Every row of the error table, group by group. */
export function ErrorLabTable({ rows, linkTo }: ErrorLabTableProps) {
  const groups = [...new Set(rows.map(({ group }) => group))];
  const general = mostFrequent(rows.map(({ sentence }) => sentence));
  const own = new Set(rows.map(({ sentence }) => sentence ?? general)).size - 1;
  return (
    <Page
      title="What can go wrong"
      lead={`${rows.length} things can go wrong when somebody signs in or comes back. ${own} sentences say what; for all others there is one: “${general}”`}
    >
      {groups.map((group) => (
        <Group
          key={group}
          title={group}
          rows={rows.filter((row) => row.group === group)}
          general={general}
          linkTo={linkTo}
        />
      ))}
    </Page>
  );
}

const labels = ['The portal says', 'Server says', 'Client code', 'Ends a session'] as const;
type Label = (typeof labels)[number];
const heads = ['When', ...labels] as const;

interface GroupProps extends ErrorLabTableProps {
  title: string;
  general: string | undefined;
}

function Group({ title, rows, general, linkTo }: GroupProps) {
  return (
    <Section title={title}>
      <table className={css.table} aria-label={title}>
        <thead className={css.head}>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={css.headCell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map(({ id, cause, sentence, answer, status, code, session }) => (
            <tr key={id} className={css.row}>
              <th scope="row" className={css.when}>
                <a href={linkTo(id)} target="_top" className={css.link}>
                  {id}
                </a>
                {cause}
              </th>
              <Cell label="The portal says">
                <span
                  className={css.sentence}
                  data-sentence={sentence === general ? 'general' : 'own'}
                >
                  {sentence ?? 'nothing'}
                </span>
              </Cell>
              <Cell label="Server says">
                <span>
                  <ServerAnswer answer={answer} status={status} />
                </span>
              </Cell>
              <Cell label="Client code">
                <span>
                  <Words {...code} />
                </span>
              </Cell>
              <Cell label="Ends a session">
                <span>
                  <SessionFate {...session} />
                </span>
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Cell({ label, children }: { label: Label; children: ReactNode }) {
  return (
    <td className={css.cell} data-label={label}>
      {children}
    </td>
  );
}

function mostFrequent(sentences: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
