import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as css from './PasswordField.css.ts';

interface PasswordFieldLabels {
  /** The button in the field, and what screen readers say instead. */
  readonly show: string;
  readonly showPassword: string;
  readonly hide: string;
  readonly hidePassword: string;
  /** Read out after a click on the button. */
  readonly shown: string;
  readonly hidden: string;
  readonly capsLock: string;
  /** Shown above an empty field that the browser's form validation has rejected. */
  readonly missingPassword: string;
}

export interface PasswordFieldProps
  extends Omit<
    TextFieldProps,
    'name' | 'type' | 'autoComplete' | 'refusal' | 'trailing' | 'onKeyDown' | 'onKeyUp' | 'onBlur'
  > {
  /** Shown above the field. Clicking the label focuses the field. */
  label: string;
  /** The words of the button in the field, and the announcements that follow a click. */
  labels: PasswordFieldLabels;
  /** Tells password managers which password this is. */
  name?: 'current-password' | 'new-password';
  /** Tells password managers which passwords to suggest: https://developer.apple.com/password-rules */
  passwordrules?: string | undefined;
  /** Set during a request. It also hides the password, from password managers and bystanders. */
  readOnly?: boolean;
}

/**
 * A field for a password, which can be shown while it is typed.
 *
 * - For all other text, even a code from an email, use a `TextField`.
 * - The label says which password: *Password*, *New password*. The button says *Show* or *Hide*; screen readers say
 *   *Show password*.
 * - After a click on the button, screen readers say whether the password is visible. If Caps Lock is on, a message
 *   below the field says so, and screen readers read it out.
 * - The password is hidden again when the user leaves the page or hides its tab, and a minute after the last input.
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
  /** The effect of the last click on the button. */
  const [visibility, setVisibility] = useState<'untouched' | 'shown' | 'hidden'>('untouched');
  const [capsLockIsOn, setCapsLockIsOn] = useState(false);

  const isShown = visibility === 'shown';
  if (readOnly && isShown) setVisibility('untouched');

  // With `flushSync`, because a browser caches the page right after its `pagehide` listeners.
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

/** Long enough to compare a password with one on paper. */
const absenceMs = 60_000;

/**
 * Calls `leave` when the user may have gone: the page is left (Back may show it again), its tab is hidden, or nothing
 * has been typed for a minute. Returns a function that removes the listeners.
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
  // This event also fires when the tab is shown again, but the password is hidden by then.
  window.addEventListener('visibilitychange', leave, { signal });
  window.addEventListener('pagehide', leave, { signal });
  return () => {
    clearTimeout(timer);
    waiting.abort();
  };
}
