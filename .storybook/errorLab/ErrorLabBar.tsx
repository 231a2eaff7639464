import { RotateCcw } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { inWords, type Words } from '#mocks/errorWords.ts';
import { addressOf, type Fault } from '#mocks/identity-toolkit/index.ts';
import * as css from './ErrorLab.css.ts';
import { sentenceTo } from './sentenceTo.ts';

export function Said({ text, isQuote }: Words) {
  return isQuote ? <code className={css.code}>{text}</code> : text;
}

export function ServerAnswer({ fault }: { fault: Fault }) {
  const { server, status } = inWords(fault);
  return (
    <>
      <Said {...server} />
      {status !== undefined && <div className={css.quiet}>Status {status}</div>}
    </>
  );
}

interface ErrorLabBarProps {
  fault: Fault;
  onTryAgain: () => void;
}

/** The facts of the fault that the screen below meets. */
export function ErrorLabBar({ fault, onTryAgain }: ErrorLabBarProps) {
  const { calls, code, endsSession } = inWords(fault);
  return (
    <aside className={css.bar} aria-label="Error lab">
      <div className={css.barHead}>
        <div>
          <code className={css.quiet}>{fault.id}</code>
          <p className={css.cause}>{fault.cause}</p>
        </div>
        <Button kind="quiet" onClick={onTryAgain}>
          <Icon shape={RotateCcw} size="1.125rem" />
          Try again
        </Button>
      </div>
      <dl className={css.facts}>
        <Fact term="Server says">
          <ServerAnswer fault={fault} />
        </Fact>
        <Fact term="To which calls">{calls}</Fact>
        <Fact term="Client code">
          <Said {...code} />
        </Fact>
        <Fact term="The portal says to a sign-in">{sentenceTo(fault) ?? 'nothing'}</Fact>
        <Fact term="Ends a session">{endsSession}</Fact>
        <Fact term="In the demo, sign in as">
          <code className={css.code}>{addressOf(fault)}</code>
        </Fact>
      </dl>
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.quiet}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
