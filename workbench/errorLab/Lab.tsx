import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LoadingScreen } from '#components/LoadingScreen/LoadingScreen.tsx';
import { SignInScreen } from '#features/session/SignInScreen.tsx';
import type { Session } from '#features/session/session.ts';
import { newHire } from '#mocks/demoAccounts.ts';
import {
  addressOf,
  type Fault,
  type FaultId,
  faultNamed,
  type IdentityToolkit,
} from '#mocks/identity-toolkit/index.ts';
import { createIdentityService, newName } from '../stories/identityService.ts';
import * as css from './ErrorLab.css.ts';
import { ErrorLabBar } from './ErrorLabBar.tsx';

export interface LabProps {
  /** The id of a row of the table of faults. */
  fault: string;
  /** Milliseconds before each answer. */
  delay: number;
  /** The fault meets the look-up when somebody comes back, instead of a sign-in. */
  isAtStart?: boolean;
  /** Called with the service of each attempt. */
  onAttempt: (mock: IdentityToolkit) => void;
}

/** The real screens and the real SDK, on a service that has the fault. Each change starts an attempt on a new service. */
export function Lab(props: LabProps) {
  const { fault: id, delay, ...rest } = useAtRest(props);
  // The id may come from a link, so it can be any text. `faultNamed` throws if the table has no such row.
  const fault = faultNamed(id as FaultId);
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <ErrorLabBar fault={fault} onTryAgain={() => setAttempt(attempt + 1)} />
      <Attempt key={`${fault.id} ${delay} ${attempt}`} {...rest} fault={fault} delay={delay} />
    </>
  );
}

/** Returns the value half a second after its last change: an attempt takes the focus away from the control in use. */
function useAtRest<Value>(value: Value): Value {
  const [atRest, setAtRest] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setAtRest, 500, value);
    return () => clearTimeout(timer);
  }, [value]);
  return atRest;
}

type AttemptProps = Omit<LabProps, 'fault'> & { fault: Fault<FaultId> };

function Attempt({ fault, delay, isAtStart = false, onAttempt }: AttemptProps) {
  const [session, setSession] = useState<Session>();

  useEffect(() => {
    const show = async () => {
      const opened = await open(fault, delay, isAtStart);
      onAttempt(opened.mock);
      setSession(opened.session);
      return opened.close;
    };
    const showing = show();
    return () => void showing.then((close) => close());
  }, [fault, delay, isAtStart, onAttempt]);

  return session ? (
    <Screen session={session} email={isAtStart ? undefined : addressOf(fault)} />
  ) : (
    <LoadingScreen />
  );
}

async function open(fault: Fault<FaultId>, delay: number, isAtStart: boolean) {
  const { mock, openSession, forget } = await createIdentityService();
  const name = newName();
  if (isAtStart) {
    const before = openSession(name);
    await before.session.signIn(newHire.email, newHire.password);
    await before.close();
    mock.answerNext(fault.id, 'lookup');
  }
  mock.setDelay(delay);
  const { session, close } = openSession(name);
  return { mock, session, close: () => close().finally(forget) };
}

interface ScreenProps {
  session: Session;
  /** What to sign in with. Undefined if nobody signs in. */
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
      {status === 'signedOut' && <SignInScreen session={session} cause="start" />}
      {status === 'signedIn' && (
        <main className={css.standIn}>
          <EmptyState title="Signed in">Here the portal opens.</EmptyState>
        </main>
      )}
    </div>
  );
}
