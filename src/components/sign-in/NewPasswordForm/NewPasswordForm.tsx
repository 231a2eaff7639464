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
  /** During the request. The field is read-only then, because the answer is about the text that was sent. */
  isBusy: boolean;
  /** Whose password it is. */
  email: string;
  /** What the password has to be; empty as long as it is not known. */
  rules: readonly { readonly sentence: string; readonly isMetBy: (password: string) => boolean }[];
  /** The requirements for password managers that propose a password. */
  proposal?: Pick<PasswordFieldProps, 'maxLength' | 'minLength' | 'passwordrules'> | undefined;
  /** Why the password has not been set. */
  failure?: FormFailure | undefined;
  /** Called with the password, whether or not it meets the rules. */
  onSubmit: (password: string) => Promise<void>;
  /** Called when the password is edited. The failure was about the earlier text. */
  onEdit: () => void;
  /** Leads back to the sign-in. */
  onBack: () => void;
}

/**
 * Whether the field has been edited. With `minLength` and `maxLength`, a browser would cut what is pasted, and refuse in
 * its own words what is too short, so they go before the first edit. The listener is the browser's own: React makes its
 * `onBeforeInput` from other events, and not for every edit.
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
 * Asks for a new password. Whether it is good enough is for the service to say: the rules are a help.
 *
 * A screen reader gets them as the description of the field, and while typing how many are met.
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
  // A script may fill the field without the event.
  const isEdited = useIsEdited(field) || password !== '';

  const submit = async () => {
    // What the field has, because a script may fill it without an event. To a request without a password, the service
    // answers as if one were set.
    if (field.current?.value) await onSubmit(field.current.value);
  };

  const hasOuterSpace = password !== password.trim();
  const hasRules = rules.length > 0 || hasOuterSpace;

  // Without `Sentence`: this form and the portal would share a file of 0.2 kB, which the portal would wait for.
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
            {/* Keyed, because a browser's translation replaces text nodes. */}
            <p key={before} className={css.owner}>
              {before}
              <bdi>{email}</bdi>
              {after}
            </p>
            {/* For password managers, which save the password under this name. The sentence above is for people. */}
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
