import { type RefObject, useRef } from 'react';
import type { Contact } from '#ui/ContactLine';
import { PasswordField } from '#ui/PasswordField';
import { useSignInWords } from '../../words/signInWords.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import { FormShell } from '../FormShell/FormShell.tsx';
import type { FormFailure } from '../formFailure.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignInFormProps {
  /** During the request. The fields are read-only then, because the answer is about the text that was sent. */
  isBusy: boolean;
  /** Why the sign-in was in vain. */
  failure?: FormFailure | undefined;
  /** An address that the user has given elsewhere. It takes the place of what the email field has. */
  email?: string | undefined;
  /** The email field, which another form may share. */
  emailRef?: RefObject<HTMLInputElement | null>;
  /** Called with what was typed, once the browser's validation has passed. */
  onSubmit: (credentials: Credentials) => Promise<void>;
  /** Called when the user changes a field. The failure was about the earlier text. */
  onEdit: () => void;
  /** The user has no password, or has forgotten it. */
  onAskForLink: () => void;
  /** Shown below a failure that HR can help with. */
  contact?: Contact | undefined;
  /** For password managers and src/app/firstScreen. Undefined if a page has several forms. */
  ids?: Readonly<Record<'email' | 'password' | 'submit', string>> | undefined;
}

/**
 * Asks for an email address and a password, and says in place what went wrong. It keeps the typed text after a failure.
 *
 * The browser's form validation is the only check before the request. Enter in a field submits, as the button does. What
 * went wrong takes the focus, and describes its field.
 */
export function SignInForm({
  isBusy,
  failure,
  email: emailFromElsewhere,
  emailRef,
  onSubmit,
  onEdit,
  onAskForLink,
  contact,
  ids,
}: SignInFormProps) {
  const words = useSignInWords().form;
  // Refs, because extensions add fields with the same names, and because a field may be filled in without an event for
  // React: before hydration, and by password managers.
  const ownEmail = useRef<HTMLInputElement>(null);
  const email = emailRef ?? ownEmail;
  const password = useRef<HTMLInputElement>(null);

  const submit = async () => {
    if (!email.current || !password.current) return;
    await onSubmit({ email: email.current.value, password: password.current.value });
  };

  return (
    <FormShell
      isBusy={isBusy}
      failure={failure}
      titleOfFailure={words.failed}
      contact={contact}
      submit={{ id: ids?.submit, label: words.submit, busyLabel: words.submitting }}
      secondaryAction={{ label: words.askForLink, onPress: onAskForLink }}
      emailRef={email}
      onSubmit={submit}
      onEdit={onEdit}
    >
      {(errorIdOf) => (
        <>
          <EmailField
            key={emailFromElsewhere}
            ref={email}
            id={ids?.email}
            defaultValue={emailFromElsewhere}
            readOnly={isBusy}
            errorId={errorIdOf('email')}
          />
          <PasswordField
            ref={password}
            id={ids?.password}
            label={words.password}
            labels={words}
            readOnly={isBusy}
            errorId={errorIdOf('password')}
          />
        </>
      )}
    </FormShell>
  );
}
