import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import * as css from './ErrorLab.css.ts';
import { type LabRow, ServerAnswer, SessionFate, Words } from './ErrorLabFacts.tsx';

export interface ErrorLabBarProps {
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
