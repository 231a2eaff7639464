import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as css from './PasswordField.css.ts';

interface PasswordFieldLabels {
  /** On the button in the field, and what screen readers say in its place. */
  readonly show: string;
  readonly showPassword: string;
  readonly hide: string;
  readonly hidePassword: string;
  /** Read out after a press of it. */
  readonly shown: string;
  readonly hidden: string;
  readonly capsLock: string;
  /** Above an empty field that the browser's form validation has refused. */
  readonly missingPassword: string;
}

export interface PasswordFieldProps
  extends Omit<
    TextFieldProps,
    'name' | 'type' | 'autoComplete' | 'refusal' | 'trailing' | 'onKeyDown' | 'onKeyUp' | 'onBlur'
  > {
  /** Above the field. A press on it focuses the field. */
  label: string;
  /** What the button in the field says, and what screen readers say after a press of it. */
  labels: PasswordFieldLabels;
  /** By which password managers know which password it is. */
  name?: 'current-password' | 'new-password';
  /** By which password managers propose one: https://developer.apple.com/password-rules */
  passwordrules?: string | undefined;
  /** During a request. A shown password is hidden then, from password managers and bystanders. */
  readOnly?: boolean;
}

/**
 * A password, which can be shown while it is typed.
 *
 * - For everything else that is typed, also a code from an email, take a `TextField`.
 * - The label says which password: *Password*, *New password*. The button says *Show* and *Hide*, and a screen reader
 *   *Show password*.
 * - After a press of the button, a screen reader says whether the password is visible. It says, and the field shows, that
 *   Caps Lock is on.
 * - It is hidden again when the page is left or its tab hidden, and a minute after the last input.
 */
export function PasswordField({
  labels,
  name = 'current-password',
  id,
  readOnly = false,
  ...field
}: PasswordFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  /** What a press did to the password. */
  const [visibility, setVisibility] = useState<'untouched' | 'shown' | 'hidden'>('untouched');
  const [capsLockIsOn, setCapsLockIsOn] = useState(false);

  const isShown = visibility === 'shown';
  if (readOnly && isShown) setVisibility('untouched');

  // With flushSync, because a browser caches the page as it is once its `pagehide` listeners have run.
  useEffect(() => {
    if (isShown) return onAbsence(() => flushSync(() => setVisibility('hidden')));
    return undefined;
  }, [isShown]);

  const readCapsLock = (event: KeyboardEvent) => {
    setCapsLockIsOn(event.getModifierState('CapsLock'));
  };

  return (
    <div>
      <TextField
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field}
        refusal={labels.missingPassword}
        id={fieldId}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={name}
        readOnly={readOnly}
        onKeyDown={readCapsLock}
        onKeyUp={readCapsLock}
        onBlur={() => setCapsLockIsOn(false)}
        trailing={
          <Button
            variant="bare"
            className={css.toggle}
            aria-controls={fieldId}
            aria-label={isShown ? labels.hidePassword : labels.showPassword}
            onClick={() => setVisibility(isShown ? 'hidden' : 'shown')}
          >
            {isShown ? labels.hide : labels.show}
          </Button>
        }
      />
      <LiveMessage className={css.capsLock} message={capsLockIsOn ? labels.capsLock : ''} />
      <LiveMessage message={visibility === 'untouched' ? '' : labels[visibility]} />
    </div>
  );
}

/** Long enough to compare a password with a piece of paper. */
const absenceMs = 60_000;

/**
 * Calls `leave` when the user may have gone: the page is left (Back may show it again), its tab is hidden, or nothing
 * was typed for a minute. Returns a function that stops this.
 */
function onAbsence(leave: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(leave, absenceMs);
  };
  restart();
  window.addEventListener('input', restart, { signal });
  // This event also fires when the tab comes back, but the password is hidden by then.
  window.addEventListener('visibilitychange', leave, { signal });
  window.addEventListener('pagehide', leave, { signal });
  return () => {
    clearTimeout(timer);
    waiting.abort();
  };
}
