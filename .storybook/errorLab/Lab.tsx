import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LoadingScreen } from '#components/LoadingScreen/LoadingScreen.tsx';
import { SignInScreen } from '#features/session/SignInScreen.tsx';
import type { Session } from '#features/session/session.ts';
import { newHire } from '#mocks/demoAccounts.ts';
import { addressOf, type Fault, type FaultId, faultNamed } from '#mocks/identity-toolkit/index.ts';
import { identityService, nextSessionName, openSession } from '../identityService.ts';
import * as css from './ErrorLab.css.ts';
import { ErrorLabBar } from './ErrorLabBar.tsx';

interface LabProps {
  /** The id of a row of the error table. */
  fault: string;
  /** Milliseconds before each answer. */
  delay: number;
  /** The lookup of a person of an earlier visit meets the fault, not a sign-in. */
  isAtStart?: boolean;
}

/** One after the other: the service behind them is the same. */
let lastOpening: Promise<unknown> = Promise.resolve();

/** Meets the fault on the real screens and the real SDK; anew after each change. */
export function Lab({ fault: id, delay: wanted, isAtStart = false }: LabProps) {
  // A link can name any row at all, and the table says so where it has none.
  const fault = faultNamed(useAtRest(id) as FaultId);
  const delay = useAtRest(Math.max(0, Math.round(wanted)));
  const [attempt, setAttempt] = useState(0);
  const [session, setSession] = useState<Session>();

  useEffect(() => {
    const opening = lastOpening.then(() => open(fault, delay, isAtStart));
    lastOpening = opening;
    let isGone = false;
    void opening.then((opened) => (isGone ? undefined : setSession(opened.session)));
    return () => {
      isGone = true;
      setSession(undefined);
      void opening.then(({ close }) => close());
    };
    // Trying again is another attempt at the same.
  }, [fault, delay, isAtStart, attempt]);

  return (
    <>
      <ErrorLabBar fault={fault} onTryAgain={() => setAttempt((count) => count + 1)} />
      {session ? (
        <Screen session={session} email={isAtStart ? undefined : addressOf(fault)} />
      ) : (
        <LoadingScreen />
      )}
    </>
  );
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

async function open(fault: Fault, delay: number, isAtStart: boolean) {
  identityService.reset();
  const name = nextSessionName();
  if (isAtStart) {
    const before = openSession(name);
    await before.session.signIn(newHire.email, newHire.password);
    await before.close();
    identityService.answerNext(fault, 'lookup');
  }
  identityService.setDelay(delay);
  return openSession(name);
}

interface ScreenProps {
  session: Session;
  /** To sign in as; without it, nobody tries to. */
  email: string | undefined;
}

function Screen({ session, email }: ScreenProps) {
  const { status } = useSyncExternalStore(session.subscribe, session.getState);
  const screen = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = screen.current?.querySelector('form');
    if (!form || email === undefined) return;
    for (const input of form.querySelectorAll('input')) {
      input.value = input.name === 'email' ? email : 'any';
    }
    form.requestSubmit();
  }, [status, email]);

  return (
    <div ref={screen}>
      {status === 'unknown' && <LoadingScreen />}
      {status === 'signedOut' && <SignInScreen session={session} arrival="first" />}
      {status === 'signedIn' && (
        <main className={css.standIn}>
          <EmptyState title="Signed in">Here the portal opens.</EmptyState>
        </main>
      )}
    </div>
  );
}
