import { RotateCcw } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { addressOf, type Fault } from '#mocks/identity-toolkit/index.ts';
import * as css from './ErrorLab.css.ts';
import { inWords, Quotation } from './inWords.tsx';

interface ErrorLabBarProps {
  fault: Fault;
  onTryAgain: () => void;
  /** What else can be chosen. */
  children: ReactNode;
}

/** The facts about the fault that the screen below meets. */
export function ErrorLabBar({ fault, onTryAgain, children }: ErrorLabBarProps) {
  const { sentence, server, calls, code, endsSession } = inWords(fault);
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
        <Fact term="Server says">{server}</Fact>
        <Fact term="To which calls">{calls}</Fact>
        <Fact term="Client code">{code}</Fact>
        <Fact term="The portal says to a sign-in">{sentence}</Fact>
        <Fact term="Ends a session">{endsSession}</Fact>
        <Fact term="In the demo, sign in as">
          <Quotation>{addressOf(fault)}</Quotation>
        </Fact>
      </dl>
      {children}
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
