import { type FormEvent, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { type Contact, ContactLine } from '../ContactLine/ContactLine.tsx';
import type { FormFailure } from '../formFailure.ts';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import { MessageBox } from '../MessageBox/MessageBox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { takeFocus } from '../takeFocus.ts';
import { useHasLasted } from '../useHasLasted.ts';
import { useSignInWords } from '../words/signInWords.ts';
import * as css from './SignInForm.css.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface SignInFormFailure extends FormFailure {
  /** What the identity service demands of a password. */
  readonly passwordRules?: readonly string[];
}

export interface SignInFormProps {
  status: 'idle' | 'submitting';
  failure?: SignInFormFailure | undefined;
  email?: string | undefined;
  onSubmit: (credentials: Credentials) => void;
  /** Called when the person changes a field. The failure was about the earlier text. */
  onEdit: () => void;
  /** Somebody has no password, or has forgotten it. */
  onAskForLink: () => void;
  /** Finds the address in a text that was copied with more around it. Without one, returns the text. */
  cleanEmail: (text: string) => string;
  contact?: Contact | undefined;
  /** For password managers and src/app/firstScreen/bootstrap.ts. Undefined if a page has several forms. */
  ids?: Readonly<Record<'email' | 'password' | 'submit', string>>;
}

/**
 * Asks for an address and a password, and says in place what went wrong. Keeps the typed text after a failure. The
 * browser’s form validation is the only check.
 */
export function SignInForm({
  status,
  failure,
  email: initialEmail,
  onSubmit,
  onEdit,
  onAskForLink,
  cleanEmail,
  contact,
  ids,
}: SignInFormProps) {
  const words = useSignInWords().form;
  const messageId = useId();
  // Refs, because extensions add fields with the same names.
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  // Runs at the click, before the browser checks the form: it submits nothing that it refuses. Enter in a field clicks, too.
  const cleanEmailField = () => {
    if (email.current) email.current.value = cleanEmail(email.current.value);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    cleanEmailField();
    if (!email.current || !password.current) return;
    onSubmit({ email: email.current.value, password: password.current.value });
  };

  // Fields are read-only during the request: the answer will be about the text that was sent.
  const isSubmitting = status === 'submitting';
  // A screen reader says a live message once it is silent. After a quick failure, that would be too late.
  const isLong = useHasLasted(isSubmitting);
  const errorIdOf = (field: 'email' | 'password') =>
    failure?.field === field ? messageId : undefined;

  // No role: some screen readers call a form with empty required fields invalid. `method="dialog"` submits nothing
  // outside a dialog, so no password gets into an address before the script has loaded.
  return (
    <form className={css.form} role="none" method="dialog" onSubmit={submit} onInput={onEdit}>
      {failure && (
        <MessageBox
          ref={takeFocus}
          title={words.failed}
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
          {failure.isForHr && contact && <ContactLine {...contact} />}
        </MessageBox>
      )}
      <TextField
        label={words.email}
        ref={email}
        id={ids?.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={initialEmail}
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
      <div className={css.buttons}>
        <Button
          type="submit"
          id={ids?.submit}
          width="full"
          disabled={isSubmitting}
          onClick={cleanEmailField}
        >
          {isSubmitting ? words.submitting : words.submit}
        </Button>
        <Button kind="plain" onClick={onAskForLink}>
          {words.askForLink}
        </Button>
      </div>
      <LiveMessage message={isLong ? words.submitting : ''} />
    </form>
  );
}
