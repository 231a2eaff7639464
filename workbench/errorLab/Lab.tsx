import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { ClaimsForm } from '#app/demo/ClaimsForm.tsx';
import { type ClaimTexts, claimsOf } from '#app/demo/claimTexts.ts';
import { createLanguage } from '#app/language/language.ts';
import { createPortalLoader, type PortalLoader } from '#app/portal/portalLoader.ts';
import { LoadingScreen } from '#components/LoadingScreen/LoadingScreen.tsx';
import { useToday } from '#features/onboarding/screen/useToday.ts';
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

export interface LabProps extends ClaimTexts {
  /** The id of a row of the table of faults. */
  fault: string;
  /** Milliseconds before each answer. */
  delay: number;
  /** The fault meets the look-up when somebody comes back, instead of a sign-in. */
  isAtStart?: boolean;
  /** Called with the service of each attempt. */
  onAttempt: (mock: IdentityToolkit) => void;
  /** Called with the claims that the account of the next attempt is to have. */
  onClaims: (claims: ClaimTexts) => void;
}

/** The real screens and the real SDK, on a service that has the fault. Each change starts an attempt on a new service. */
export function Lab(props: LabProps) {
  const { fault: id, delay, isAtStart = false, onAttempt, onClaims, ...claims } = useAtRest(props);
  // The id may come from a link, so it can be any text. `faultNamed` throws if the table has no such row.
  const fault = faultNamed(id as FaultId);
  const [attempt, setAttempt] = useState(0);
  const today = useToday();
  const conditions = {
    fault,
    delay,
    isAtStart,
    customAttributes: JSON.stringify(claimsOf(claims)),
  };
  const opensPortal = isAtStart ? fault.session === 'kept' : fault.outcome === 'signsIn';
  return (
    <>
      <ErrorLabBar fault={fault} onTryAgain={() => setAttempt(attempt + 1)}>
        {opensPortal && (
          <details className={css.plan}>
            <summary className={css.planHead}>Whose plan opens</summary>
            <ClaimsForm claims={claims} today={today} onShow={onClaims} />
          </details>
        )}
      </ErrorLabBar>
      <Attempt key={JSON.stringify([conditions, attempt])} {...conditions} onAttempt={onAttempt} />
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

interface Conditions extends Pick<LabProps, 'delay'> {
  fault: Fault<FaultId>;
  isAtStart: boolean;
  /** The claims of the account, in JSON. */
  customAttributes: string;
}

interface Opened {
  session: Session;
  portal: PortalLoader;
}

function Attempt({
  fault,
  delay,
  isAtStart,
  customAttributes,
  onAttempt,
}: Conditions & Pick<LabProps, 'onAttempt'>) {
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    const show = async () => {
      const { mock, close, ...rest } = await open({ fault, delay, isAtStart, customAttributes });
      onAttempt(mock);
      setOpened(rest);
      return close;
    };
    const showing = show();
    return () => void showing.then((close) => close());
  }, [fault, delay, isAtStart, customAttributes, onAttempt]);

  if (!opened) return <LoadingScreen />;
  return <Screen {...opened} email={isAtStart ? undefined : emailFor(fault)} />;
}

/** A fault that lets somebody in meets an account that has a plan. */
const emailFor = (fault: Fault) => (fault.outcome === 'signsIn' ? newHire.email : addressOf(fault));

async function open({ fault, delay, isAtStart, customAttributes }: Conditions) {
  const { mock, openSession, forget } = await createIdentityService();
  const name = newName();
  mock.add({ ...newHire, customAttributes });
  if (isAtStart) {
    const before = openSession(name);
    await before.session.signIn(newHire.email, newHire.password);
    await before.close();
    mock.answerNext(fault.id, 'lookup');
  } else if (emailFor(fault) === newHire.email) {
    mock.answerNext(fault.id, 'signInWithPassword');
  }
  mock.setDelay(delay);
  const { session, close } = openSession(name);
  const portal = createPortalLoader(
    { storageNamespace: name, employee: 'account' },
    createLanguage('en'),
  );
  portal.follow(session);
  return { mock, session, portal, close: () => close().finally(forget) };
}

interface ScreenProps extends Opened {
  /** What to sign in with. Undefined if nobody signs in. */
  email: string | undefined;
}

function Screen({ session, portal, email }: ScreenProps) {
  const { status } = useSyncExternalStore(session.subscribe, session.getState);
  const screen = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = screen.current?.querySelector('form');
    if (!form || email === undefined) return;
    for (const input of form.querySelectorAll('input')) {
      input.value = input.name === 'email' ? email : newHire.password;
    }
    form.requestSubmit();
  }, [status, email]);

  return (
    <div ref={screen}>
      <MemoryRouter initialEntries={['/login']}>
        <App session={session} portal={portal} />
      </MemoryRouter>
    </div>
  );
}
