import { useRef } from 'react';
import type { Contact } from '#ui/ContactLine';
import { PasswordField } from '#ui/PasswordField';
import { useSignInWords } from '../../words/signInWords.ts';
import { cleanEmailField, EmailField } from '../EmailField/EmailField.tsx';
import { FormShell } from '../FormShell/FormShell.tsx';
import type { FormFailure } from '../formFailure.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface SignInFormProps {
  status: 'idle' | 'submitting';
  failure?: FormFailure | undefined;
  email?: string | undefined;
  onSubmit: (credentials: Credentials) => void;
  /** Called when the user changes a field. The failure was about the earlier text. */
  onEdit: () => void;
  /** The user has no password, or has forgotten it. */
  onAskForLink: () => void;
  contact?: Contact | undefined;
  /** For password managers and src/app/firstScreen/bootstrap.ts. Undefined if a page has several forms. */
  ids?: Readonly<Record<'email' | 'password' | 'submit', string>>;
}

/**
 * Asks for an email address and a password, and says in place what went wrong.
 *
 * Keeps the typed text after a failure. The browser's form validation is the only check.
 */
export function SignInForm({
  status,
  failure,
  email: initialEmail,
  onSubmit,
  onEdit,
  onAskForLink,
  contact,
  ids,
}: SignInFormProps) {
  const words = useSignInWords().form;
  // Refs, because extensions add fields with the same names.
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const isSubmitting = status === 'submitting';

  const submit = () => {
    if (!email.current || !password.current) return;
    onSubmit({ email: email.current.value, password: password.current.value });
  };

  return (
    <FormShell
      isSubmitting={isSubmitting}
      failure={failure}
      titleOfFailure={words.failed}
      contact={contact}
      submit={{ label: words.submit, running: words.submitting, id: ids?.submit }}
      way={{ label: words.askForLink, onPress: onAskForLink }}
      onPress={() => cleanEmailField(email.current)}
      onSubmit={submit}
      onEdit={onEdit}
    >
      {(errorIdOf) => (
        <>
          <EmailField
            ref={email}
            id={ids?.email}
            defaultValue={initialEmail}
            readOnly={isSubmitting}
            errorId={errorIdOf('email')}
          />
          <PasswordField
            ref={password}
            id={ids?.password}
            label={words.password}
            labels={words}
            readOnly={isSubmitting}
            errorId={errorIdOf('password')}
          />
        </>
      )}
    </FormShell>
  );
}
