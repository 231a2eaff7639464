import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { expect, waitFor } from 'storybook/test';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LoadingScreen } from '#components/LoadingScreen/LoadingScreen.tsx';
import type { SignInFailure, SignInResult } from '#features/session/identity.ts';
import { SignInScreen } from '#features/session/SignInScreen.tsx';
import type { Session } from '#features/session/session.ts';
import { newHire } from '#mocks/demoAccounts.ts';
import {
  answerInWords,
  callsInWords,
  codeInWords,
  groupTitles,
  sessionFates,
  statusOf,
} from '#mocks/errorWords.ts';
import {
  addressOf,
  type Fault,
  faultNamed,
  faults,
  isFaultId,
} from '#mocks/identity-toolkit/index.ts';
import { failureBy, sentenceTo } from '#scripts/docs/authErrorCodes.ts';
import {
  identityService,
  nextSessionName,
  onIdentityService,
  openSession,
  type StorySession,
} from '../identityService.ts';
import preview from '../preview.tsx';
import * as css from './ErrorLab.css.ts';
import { ErrorLabBar, type LabRow } from './ErrorLabBar.tsx';
import { ErrorLabTable } from './ErrorLabTable.tsx';

interface LabProps {
  /** The id of a row of the error table. */
  fault: string;
  /** Milliseconds before each answer. */
  delay: number;
}

/** Submits the row's address on the real screen, on the real SDK; anew after each change. */
function AnyAnswerLab(props: LabProps) {
  const { key, row, delay, again } = useRun(props);
  return <SignInRun key={key} row={row} delay={delay} onTryAgain={again} />;
}

/** Opens the portal for a person of an earlier visit; looking them up meets the row. */
function AtStartLab(props: LabProps) {
  const { key, row, delay, again } = useRun(props);
  return <StartRun key={key} row={row} delay={delay} onTryAgain={again} />;
}

function useRun({ fault, delay }: LabProps) {
  const [attempt, setAttempt] = useState(0);
  const row = rowNamed(useAtRest(fault));
  const wholeDelay = useAtRest(Math.max(0, Math.round(delay)));
  return {
    key: `${row.id} ${wholeDelay} ${attempt}`,
    row,
    delay: wholeDelay,
    again: () => setAttempt((count) => count + 1),
  };
}

/** The value once it has stopped changing: a failure takes the focus away from a control in use. */
function useAtRest<Value>(value: Value): Value {
  const [atRest, setAtRest] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setAtRest, 500, value);
    return () => clearTimeout(timer);
  }, [value]);
  return atRest;
}

interface RunProps {
  row: Fault;
  delay: number;
  onTryAgain: () => void;
}

function SignInRun({ row, delay, onTryAgain }: RunProps) {
  const [{ session, close }] = useState(() => openSession());
  const [outcome, setOutcome] = useState<Outcome>('waits');
  const screen = useRef<HTMLDivElement>(null);
  const email = addressOf(row);

  useEffect(() => {
    identityService.reset();
    identityService.setDelay(delay);
    submit(screen.current?.querySelector('form'), email);
    return () => void close();
  }, [close, delay, email]);

  const signIn: Session['signIn'] = async (...credentials) => {
    const result = await session.signIn(...credentials);
    if (credentials[0] === email) setOutcome(outcomeOf(result));
    return result;
  };

  return (
    <>
      <ErrorLabBar row={inWords(row)} state={stateOf(row, outcome)} onTryAgain={onTryAgain} />
      <div ref={screen}>
        {outcome === 'signsIn' ? (
          <Portal />
        ) : (
          <SignInScreen session={{ ...session, signIn }} arrival="first" />
        )}
      </div>
    </>
  );
}

function submit(form: HTMLFormElement | null | undefined, email: string) {
  const typed = { email, 'current-password': 'any' };
  for (const [name, value] of Object.entries(typed)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  form?.requestSubmit();
}

type Outcome = 'waits' | 'signsIn' | SignInFailure;

function outcomeOf(result: SignInResult): Outcome {
  return result.success ? 'signsIn' : result.code;
}

const asPromised = 'It came as the table promises.';

function stateOf(row: Fault, outcome: Outcome): string {
  if (outcome === 'waits') return 'Waiting for the answer.';
  const promised = failureBy(row) ?? 'signsIn';
  return outcome === promised
    ? asPromised
    : `The table promises ${promised}, but it came ${outcome}.`;
}

/** One after the other: the service behind them is the same. */
let lastOpening: Promise<unknown> = Promise.resolve();

function StartRun({ row, delay, onTryAgain }: RunProps) {
  const [opened, setOpened] = useState<StorySession>();

  useEffect(() => {
    const opening = lastOpening.then(() => openAgain(row, delay));
    lastOpening = opening;
    let isGone = false;
    void opening.then((found) => (isGone ? undefined : setOpened(found)));
    return () => {
      isGone = true;
      void opening.then(({ close }) => close());
    };
  }, [row, delay]);

  return opened ? (
    <StartedRun session={opened.session} row={row} onTryAgain={onTryAgain} />
  ) : (
    <LoadingScreen />
  );
}

/** Signs in, goes away, and comes back to a lookup that meets the row. */
async function openAgain(row: Fault, delay: number): Promise<StorySession> {
  identityService.reset();
  const name = nextSessionName();
  const before = openSession(name);
  await before.session.signIn(newHire.email, newHire.password);
  await before.close();
  identityService.setDelay(delay);
  identityService.answerNext(row, 'lookup');
  return openSession(name);
}

const startStates = {
  unknown: 'Waiting for the answer.',
  signedOut: 'The SDK has signed the person out and says no reason.',
  signedIn: 'The person is still signed in.',
};

interface StartedRunProps extends Pick<RunProps, 'row' | 'onTryAgain'> {
  session: Session;
}

function StartedRun({ session, row, onTryAgain }: StartedRunProps) {
  const { status } = useSyncExternalStore(session.subscribe, session.getState);
  return (
    <>
      <ErrorLabBar row={inWords(row)} state={startStates[status]} onTryAgain={onTryAgain} />
      {status === 'unknown' && <LoadingScreen />}
      {status === 'signedOut' && <SignInScreen session={session} arrival="first" />}
      {status === 'signedIn' && <Portal />}
    </>
  );
}

function Portal() {
  return (
    <main className={css.standIn}>
      <EmptyState title="Signed in">Here the portal opens.</EmptyState>
    </main>
  );
}

function rowNamed(id: string): Fault {
  if (!isFaultId(id)) throw new Error(`The table of faults has no row ${id}.`);
  return faultNamed(id);
}

function inWords(row: Fault): LabRow {
  const { id, group, cause, answer, calls, outcome, session } = row;
  return {
    id,
    group: groupTitles[group],
    cause,
    answer: answerInWords(answer),
    status: statusOf(answer),
    calls: callsInWords(calls),
    code: codeInWords(outcome),
    sentence: sentenceTo(row),
    session: { fate: sessionFates[session], isKept: session === 'kept' },
    address: addressOf(row),
  };
}

/** From the frame of a story to another story, also where Storybook lies in a folder. */
const linkTo = (id: string) => `./?path=/story/error-lab--any-answer&args=fault:${id}`;

const choiceOf = (rows: readonly Fault[]) => ({
  name: 'Answer',
  options: rows.map(({ id }) => id),
  control: {
    type: 'select' as const,
    labels: Object.fromEntries(
      rows.map(({ id, group, outcome }) => [
        id,
        `${groupTitles[group]}: ${id}, ${codeInWords(outcome).text}`,
      ]),
    ),
  },
});

const meta = preview.meta({
  ...onIdentityService,
  id: 'error-lab',
  title: 'Error lab/Sign-in',
  component: AnyAnswerLab,
  parameters: { layout: 'fullscreen', controls: { sort: 'none' } },
  tags: ['!autodocs'],
  args: { fault: 'USER_DISABLED', delay: 0 },
  argTypes: {
    fault: choiceOf(faults),
    delay: { name: 'Delay in milliseconds', control: { type: 'number', min: 0, step: 500 } },
  },
});

const sentenceOf = (root: HTMLElement) => root.querySelector('#sign-in-message')?.textContent;

/** To play with: a play function would run on every row that a link names. */
export const AnyAnswer = meta.story({ tags: ['!test'] });

export const TriedAgain = meta.story({
  tags: ['behavior'],
  parameters: { controls: { disable: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const expectRefusal = async () => {
      await expect(await canvas.findByText(asPromised)).toBeVisible();
      await expect(sentenceOf(canvasElement)).toBe('This account has been disabled.');
      await expect(canvas.getByLabelText('Email')).toHaveValue(
        addressOf(rowNamed('USER_DISABLED')),
      );
      return identityService.calls.map(({ id }) => id);
    };
    const [first = 0] = await expectRefusal();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(identityService.calls.at(-1)?.id).toBeGreaterThan(first));
    await expect(await expectRefusal()).toEqual([first + 1]);
  },
});

export const AnyAnswerAtStart = meta.story({
  tags: ['!test'],
  argTypes: { fault: choiceOf(faults.filter(({ calls }) => calls.includes('lookup'))) },
  render: (props) => <AtStartLab {...props} />,
});

export const DisabledAtStart = AnyAnswerAtStart.extend({
  tags: ['test', 'behavior'],
  parameters: { controls: { disable: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(startStates.signedOut)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Start My/ })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
    const calls = identityService.calls.map(({ call, status }) => [call, status]);
    await expect(calls).toEqual([
      ['signInWithPassword', 200],
      ['lookup', 200],
      ['lookup', 400],
    ]);
  },
});

export const ServiceDownAtStart = DisabledAtStart.extend({
  tags: ['test', 'behavior'],
  args: { fault: 'JSON_503' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(startStates.signedIn)).toBeVisible();
    await expect(identityService.calls.at(-1)).toMatchObject({ call: 'lookup', status: 503 });
  },
});

export const AllSentences = meta.story({
  tags: ['page'],
  render: () => <ErrorLabTable rows={faults.map(inWords)} linkTo={linkTo} />,
  play: async ({ canvas, id: ownId }) => {
    await expect(linkTo('')).toContain(`/story/${ownId.split('--')[0]}--any-answer&`);
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    await expect(links).toHaveLength(faults.length);
    await expect(links.every(({ target }) => target === '_top')).toBe(true);
    const incomplete = faults.filter((fault) => {
      const { id, cause } = fault;
      const link = links.find(({ textContent }) => textContent === id);
      const text = link?.closest('tr')?.textContent ?? '';
      const isComplete = text.includes(cause) && text.includes(sentenceTo(fault) ?? 'nothing');
      return !isComplete || link?.getAttribute('href') !== linkTo(id);
    });
    await expect(incomplete).toEqual([]);
  },
});
