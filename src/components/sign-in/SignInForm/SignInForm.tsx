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
  /** A request is running. The fields are then read-only, because the response is about the text that was sent. */
  isBusy: boolean;
  /** The reason why the sign-in failed. */
  failure?: FormFailure | undefined;
  /** An address that the user has entered elsewhere. It replaces the content of the email field. */
  email?: string | undefined;
  /** The email field, which another form may share. */
  emailRef?: RefObject<HTMLInputElement | null>;
  /** Called with the typed text, once the browser's validation has passed. */
  onSubmit: (credentials: Credentials) => Promise<void>;
  /** Called on every edit, because any failure was about the previous text. */
  onEdit: () => void;
  /** Called if the user has no password yet, or has forgotten it. */
  onAskForLink: () => void;
  /** Shown below a failure that HR can help with. */
  contact?: Contact | undefined;
  /** Ids for password managers and src/app/firstScreen. Undefined if a page has several forms. */
  ids?: Readonly<Record<'email' | 'password' | 'submit', string>> | undefined;
}

/**
 * Asks for an email address and a password, and shows failures above the fields. The fields keep their text.
 *
 * The browser's form validation is the only check before the request. Enter in a field submits, as the button does. A
 * failure takes the focus, and describes its field.
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
  // Refs, because extensions add fields with the same names, and because a field may be filled in without a React
  // event: before hydration, or by password managers.
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
