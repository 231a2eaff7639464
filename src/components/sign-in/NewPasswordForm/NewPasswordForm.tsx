import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PasswordField, type PasswordFieldProps } from '#ui/PasswordField';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { usePasswordResetWords } from '../../words/passwordResetWords.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import { FormShell } from '../FormShell/FormShell.tsx';
import type { FormFailure } from '../formFailure.ts';
import { PasswordRules } from '../PasswordRules/PasswordRules.tsx';
import * as css from './NewPasswordForm.css.ts';

export interface NewPasswordFormProps {
  /** A request is running. The field is then read-only, because the response is about the text that was sent. */
  isBusy: boolean;
  /** The email address of the account. */
  email: string;
  /** The requirements for the password; empty while they are unknown. */
  rules: readonly { readonly sentence: string; readonly isMetBy: (password: string) => boolean }[];
  /** The requirements for password managers that suggest a password. */
  proposal?: Pick<PasswordFieldProps, 'maxLength' | 'minLength' | 'passwordrules'> | undefined;
  /** The reason why the password has not been set. */
  failure?: FormFailure | undefined;
  /** Called with the password, whether or not it meets the rules. */
  onSubmit: (password: string) => Promise<void>;
  /** Called on every edit, because any failure was about the previous text. */
  onEdit: () => void;
  /** Leads back to the sign-in. */
  onBack: () => void;
}

/**
 * Whether the field has been edited. `minLength` and `maxLength` are removed before the first edit, because they make
 * browsers cut off a pasted password, and reject a short password in their own words. The listener is native, because
 * React creates `onBeforeInput` from other events, and not for every edit.
 */
function useIsEdited(field: RefObject<HTMLInputElement | null>) {
  const [isEdited, setIsEdited] = useState(false);
  useEffect(() => {
    const input = field.current;
    const removeLengths = () => flushSync(() => setIsEdited(true));
    input?.addEventListener('beforeinput', removeLengths);
    return () => input?.removeEventListener('beforeinput', removeLengths);
  }, [field]);
  return isEdited;
}

/**
 * Asks for a new password. The rules are only a help; the service decides whether the password is good enough.
 *
 * Screen readers read the rules as the field's description, and say during typing how many are met.
 */
export function NewPasswordForm({
  isBusy,
  email,
  rules,
  proposal,
  failure,
  onSubmit,
  onEdit,
  onBack,
}: NewPasswordFormProps) {
  const { backToSignIn, password: words } = usePasswordResetWords();
  const labels = useSignInWords().form;
  const rulesId = useId();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // A script may fill in the field without the event.
  const isEdited = useIsEdited(field) || password !== '';

  const submit = async () => {
    // Reads the field itself, because a script may fill it in without an event. An empty password must not be sent: the
    // service would respond as if a password had been set.
    if (field.current?.value) await onSubmit(field.current.value);
  };

  const hasOuterSpace = password !== password.trim();
  const hasRules = rules.length > 0 || hasOuterSpace;

  // Not a `Sentence`, because this form and the portal would then share a file of 0.2 kB that delays the portal.
  const [before, after] = words.owner(email).split(email);

  return (
    <FormShell
      isBusy={isBusy}
      failure={failure}
      titleOfFailure={words.failed}
      submit={{ label: words.set, busyLabel: words.setting }}
      secondaryAction={{ label: backToSignIn, onPress: onBack }}
      onSubmit={submit}
      onEdit={onEdit}
    >
      {(errorIdOf) => {
        const errorId = errorIdOf('password');
        return (
          <>
            {/* Keyed, because browsers that translate a page replace text nodes. */}
            <p key={before} className={css.owner}>
              {before}
              <bdi>{email}</bdi>
              {after}
            </p>
            {/* Password managers save the password under this name. The sentence above is for people. */}
            <input
              className={visuallyHidden}
              aria-hidden
              tabIndex={-1}
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              readOnly
            />
            <div className={css.field}>
              <PasswordField
                ref={field}
                label={words.newPassword}
                labels={labels}
                name="new-password"
                passwordrules={proposal?.passwordrules}
                {...(!isEdited && proposal)}
                readOnly={isBusy}
                errorId={errorId && `${errorId} ${rulesId}`}
                hintId={hasRules ? rulesId : undefined}
                onChange={({ target }) => setPassword(target.value)}
              />
              {hasRules && (
                <PasswordRules
                  id={rulesId}
                  hasOuterSpace={hasOuterSpace}
                  rules={rules.map(({ sentence, isMetBy }) => ({
                    sentence,
                    isMet: password !== '' && isMetBy(password),
                  }))}
                />
              )}
            </div>
          </>
        );
      }}
    </FormShell>
  );
}
