import { useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Choice, type Option, type OptionGroup } from './Choice.tsx';
import * as css from './MockPanel.css.ts';
import { type ArmedAnswer, callNames, type MockCallName, type MockFault } from './mockService.ts';
import { Section } from './Section.tsx';

export interface NextAnswerProps {
  faults: readonly MockFault[];
  armed?: ArmedAnswer | undefined;
  onArm: (answer: ArmedAnswer) => void;
  onDisarm: () => void;
}

const anyCall = 'any';
const asUsual = '';

const callOptions: readonly Option<MockCallName | typeof anyCall>[] = [
  { value: anyCall, label: 'Any call' },
  ...(['signInWithPassword', 'lookup', 'token', 'passwordPolicy'] as const).map((value) => ({
    value,
    label: callNames[value],
  })),
];

/** One call is answered otherwise than usual, once. */
export function NextAnswer({ faults, armed, onArm, onDisarm }: NextAnswerProps) {
  const [chosenCall, setChosenCall] = useState<MockCallName | typeof anyCall>(anyCall);
  const answer = useRef<HTMLSelectElement>(null);
  const call = armed ? (armed.call ?? anyCall) : chosenCall;
  const fault = faults.find(({ id }) => id === armed?.faultId);

  const arm = (faultId: string, nextCall: typeof call) =>
    onArm(nextCall === anyCall ? { faultId } : { faultId, call: nextCall });

  const chooseCall = (nextCall: typeof call) => {
    setChosenCall(nextCall);
    if (armed) arm(armed.faultId, nextCall);
  };

  const clear = () => {
    onDisarm();
    // The button goes away with what it cleared.
    answer.current?.focus();
  };

  return (
    <Section title="Next answer" hint="Meets one call, then all is as usual again.">
      <div className={css.stackedPair}>
        <Choice
          ref={answer}
          label="Answer with"
          value={armed?.faultId ?? asUsual}
          options={[{ value: asUsual, label: 'As usual' }, ...groupsOf(faults)]}
          onChoose={(faultId) => (faultId === asUsual ? onDisarm() : arm(faultId, call))}
        />
        <Choice label="To" value={call} options={callOptions} onChoose={chooseCall} />
      </div>
      <p role="status" className={css.announcement}>
        {armed && `Waiting for ${waitedFor(armed.call)}. ${fault?.cause ?? ''}`}
      </p>
      {armed && (
        <div className={css.actions}>
          <Button kind="quiet" onClick={clear}>
            Clear the next answer
          </Button>
        </div>
      )}
    </Section>
  );
}

function waitedFor(call: MockCallName | undefined): string {
  return call === undefined ? 'the next call' : `the next call “${callNames[call]}”`;
}

function groupsOf(faults: readonly MockFault[]): OptionGroup<string>[] {
  const groups = new Map<string, Option<string>[]>();
  for (const { id, group } of faults) {
    const options = groups.get(group) ?? [];
    groups.set(group, [...options, { value: id, label: id }]);
  }
  return [...groups].map(([label, options]) => ({ label, options }));
}
