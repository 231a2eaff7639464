import { useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { callNames, groupTitles } from '#mocks/errorWords.ts';
import {
  type Fault,
  faults,
  type IdentityCall,
  type IdentityToolkit,
  isFaultId,
} from '#mocks/identity-toolkit/index.ts';
import { Choice } from './Choice.tsx';
import * as css from './MockPanel.css.ts';
import { Section } from './Section.tsx';
import { useService } from './useService.ts';

/** The calls that the portal makes. */
const portalCalls = ['signInWithPassword', 'lookup', 'token', 'passwordPolicy'] as const;

const groups = [...new Set(faults.map(({ group }) => group))];
const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });

/** One call is answered otherwise than usual, once. */
export function NextAnswer({ service }: { service: IdentityToolkit }) {
  const { next } = useService(service, (it) => it.network);
  const [chosenCall, setChosenCall] = useState<IdentityCall>();
  const answer = useRef<HTMLSelectElement>(null);
  const call = next ? next.call : chosenCall;

  const chooseAnswer = (id: string) => {
    if (isFaultId(id)) service.answerNext(id, call);
    else service.disarm();
  };

  const chooseCall = (name: string) => {
    const chosen = portalCalls.find((each) => each === name);
    setChosenCall(chosen);
    if (next) service.answerNext(next.fault, chosen);
  };

  const clear = () => {
    service.disarm();
    // The button goes away with what it cleared.
    answer.current?.focus();
  };

  return (
    <Section title="Next answer" hint="Meets one call, then all is as usual again.">
      <div className={css.stackedPair}>
        <Choice
          ref={answer}
          label="Answer with"
          value={next?.fault.id ?? ''}
          onChoose={chooseAnswer}
        >
          <option value="">As usual</option>
          {groups.map((group) => (
            <optgroup key={group} label={groupTitles[group]}>
              {faults
                .filter((fault) => fault.group === group)
                .map(({ id }) => (
                  <option key={id}>{id}</option>
                ))}
            </optgroup>
          ))}
        </Choice>
        <Choice label="To" value={call ?? ''} onChoose={chooseCall}>
          <option value="">Any call</option>
          {portalCalls.map((each) => (
            <option key={each} value={each}>
              {callNames[each]}
            </option>
          ))}
        </Choice>
      </div>
      <LiveMessage
        className={css.announcement}
        message={next ? `${waitingFor(next.fault, next.call)} ${next.fault.cause}` : ''}
      />
      {next && (
        <div className={css.actions}>
          <Button kind="quiet" onClick={clear}>
            Clear the next answer
          </Button>
        </div>
      )}
    </Section>
  );
}

const named = (call: IdentityCall) => `“${callNames[call]}”`;

function waitingFor({ calls }: Fault, call: IdentityCall | undefined): string {
  if (call !== undefined) {
    const isUnusual = !calls.includes(call);
    return `Waiting for the next call ${named(call)}${isUnusual ? ', which the real service never answers so' : ''}.`;
  }
  const met = portalCalls.filter((each) => calls.includes(each));
  if (met.length === portalCalls.length) return 'Waiting for the next call.';
  if (met.length === 0) return 'No call of the portal meets this. Choose one under “To”.';
  const isForSignIn = met.includes('signInWithPassword');
  const never = isForSignIn ? '' : ' A sign-in never meets it.';
  return `Waiting for the next call ${anyOf.format(met.map(named))}.${never}`;
}
