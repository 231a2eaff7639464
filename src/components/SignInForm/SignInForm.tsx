import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button/Button.tsx';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import { MessageBox } from '../MessageBox/MessageBox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './SignInForm.css.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface SignInFormFailure {
  /** The exact sentence of docs/specification.md, section 8. */
  readonly message: string;
  /** What the person can do next, in a line of its own. */
  readonly help?: string;
  /** The demands of the identity service on a password. */
  readonly passwordRules?: readonly string[];
  /** The field that the message names. */
  readonly field?: 'email' | 'password';
  /** Whether HR can help; then the contact stands below the message. */
  readonly isForHr?: boolean;
}

export interface SignInFormProps {
  status: 'idle' | 'submitting';
  failure?: SignInFormFailure | undefined;
  onSubmit: (credentials: Credentials) => void;
  /** Called when the person changes a field, because the failure belongs to the earlier text. */
  onEdit: () => void;
  /** Returns the address in a text that may have been copied with more around it, or the text. */
  cleanEmail: (text: string) => string;
  /** Whom a person can ask. */
  contact?: ReactNode;
  /** For password managers and the page's own script; undefined where several forms stand on one page. */
  ids?: Readonly<Record<'email' | 'password' | 'submit', string>>;
}

/** Keeps the typed text after a failure. The browser's form validation is the only check. */
export function SignInForm({
  status,
  failure,
  onSubmit,
  onEdit,
  cleanEmail,
  contact,
  ids,
}: SignInFormProps) {
  const messageId = useId();
  const messageBox = useRef<HTMLDivElement>(null);
  // Not found by their names, because extensions add fields that have the same ones.
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const failureMessage = failure?.message;

  // The focus goes to the message, because the button was disabled during the request, and has lost it.
  useLayoutEffect(() => {
    if (failureMessage) messageBox.current?.focus();
  }, [failureMessage]);

  // At a press, because the browser then checks the form, and submits nothing that it refuses. Enter in a field is a press, too.
  const cleanEmailField = () => {
    if (email.current) email.current.value = cleanEmail(email.current.value);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    cleanEmailField();
    if (!email.current || !password.current) return;
    onSubmit({ email: email.current.value, password: password.current.value });
  };

  // Fields are read-only during the request, because the answer is about the text that was sent.
  const isSubmitting = status === 'submitting';
  // Said only then, because a screen reader says a live message when it is silent, which would be after a quick failure.
  const isLong = useHasLasted(isSubmitting);
  const errorIdOf = (field: 'email' | 'password') =>
    failure?.field === field ? messageId : undefined;

  // Without a role, because some screen readers call a form invalid whose required fields are empty.
  // `method="dialog"`, because it submits nothing outside of a dialog: before the script has loaded, no
  // password comes into an address.
  return (
    <form className={css.form} role="none" method="dialog" onSubmit={submit} onInput={onEdit}>
      {failure && (
        <MessageBox
          ref={messageBox}
          title="Authentication Error"
          message={failure.message}
          messageId={messageId}
        >
          {failure.help && <p>{failure.help}</p>}
          {failure.passwordRules && failure.passwordRules.length > 0 && (
            <ul className={css.rules}>
              {failure.passwordRules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          )}
          {failure.isForHr && contact}
        </MessageBox>
      )}
      <TextField
        label="Email"
        ref={email}
        id={ids?.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={isSubmitting}
        errorId={errorIdOf('email')}
      />
      <PasswordField
        ref={password}
        id={ids?.password}
        readOnly={isSubmitting}
        errorId={errorIdOf('password')}
      />
      <Button
        type="submit"
        id={ids?.submit}
        width="full"
        disabled={isSubmitting}
        onClick={cleanEmailField}
      >
        {isSubmitting ? 'Signing In...' : 'Start My Onboarding Journey'}
      </Button>
      <LiveMessage message={isLong ? 'Signing In...' : ''} />
    </form>
  );
}

/** Whether something that takes a while has taken a second by now. */
function useHasLasted(isUnderWay: boolean) {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(setHasLasted, 1000, true);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isUnderWay]);
  return hasLasted;
}
