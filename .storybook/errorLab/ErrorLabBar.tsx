import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import * as css from './ErrorLab.css.ts';

/** One row of the error table, in words. */
export interface LabRow {
  /** Stable; in links. */
  id: string;
  group: string;
  cause: string;
  answer: LabWords;
  /** Undefined where no answer arrives. */
  status: number | undefined;
  calls: string;
  code: LabWords;
  /** Undefined where there is nothing to say. */
  sentence: string | undefined;
  session: { fate: string; isKept: boolean };
  /** Under which a sign-in meets it. */
  address: string;
}

interface LabWords {
  text: string;
  /** To the letter, or told. */
  isQuote: boolean;
}

export function Words({ text, isQuote }: LabWords) {
  return isQuote ? <code className={css.code}>{text}</code> : text;
}

export function ServerAnswer({ answer, status }: Pick<LabRow, 'answer' | 'status'>) {
  return (
    <>
      <Words {...answer} />
      {status !== undefined && <span className={css.status}>Status {status}</span>}
    </>
  );
}

export function SessionFate({ fate, isKept }: LabRow['session']) {
  return isKept ? fate : <Badge tone="red">{fate}</Badge>;
}

interface ErrorLabBarProps {
  row: LabRow;
  /** What has come of it so far. */
  state: string;
  onTryAgain: () => void;
}

/** What the screen below meets, and what it has made of it. */
export function ErrorLabBar({ row, state, onTryAgain }: ErrorLabBarProps) {
  const { answer, status, calls, code, sentence, session, address } = row;
  return (
    <aside className={css.bar} aria-label="Error lab">
      <div className={css.barHead}>
        <p>
          <code className={css.rowName}>{row.id}</code>
          <span className={css.cause}>{row.cause}</span>
        </p>
        <Button kind="quiet" onClick={onTryAgain}>
          <RotateCcw size={18} aria-hidden="true" />
          Try again
        </Button>
      </div>
      <dl className={css.facts}>
        <Fact term="Server says">
          <ServerAnswer answer={answer} status={status} />
        </Fact>
        <Fact term="To which calls">{calls}</Fact>
        <Fact term="Client code">
          <Words {...code} />
        </Fact>
        <Fact term="The portal says">{sentence ?? 'nothing'}</Fact>
        <Fact term="Ends a session">
          <SessionFate {...session} />
        </Fact>
        <Fact term="In the demo, sign in as">
          <code className={css.code}>{address}</code>
        </Fact>
      </dl>
      <p role="status" className={css.state}>
        {state}
      </p>
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
