import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { FormFailure } from '../formFailure.ts';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import { MessageBox } from '../MessageBox/MessageBox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PasswordRules } from '../PasswordRules/PasswordRules.tsx';
import { takeFocus } from '../takeFocus.ts';
import { useHasLasted } from '../useHasLasted.ts';
import * as css from './NewPasswordForm.css.ts';

export interface NewPasswordFormProps {
  status: 'idle' | 'submitting';
  /** Whose password it will be. */
  email: string;
  /** Empty as long as they are not known. */
  rules: readonly { readonly sentence: string; readonly isMetBy: (password: string) => boolean }[];
  failure?: FormFailure | undefined;
  onSubmit: (password: string) => void;
  /** Called when the password is edited. The failure was about the earlier text. */
  onEdit: () => void;
  onBack: () => void;
}

/** Asks for a new password. Whether it is good enough is for the service to say: the rules are a help. */
export function NewPasswordForm({
  status,
  email,
  rules,
  failure,
  onSubmit,
  onEdit,
  onBack,
}: NewPasswordFormProps) {
  const messageId = useId();
  const rulesId = useId();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What the field has, because a script may fill it without an event. To a request without a password, the service
    // answers as if one were set.
    if (field.current?.value) onSubmit(field.current.value);
  };
  const edit = (text: string) => {
    setPassword(text);
    onEdit();
  };

  const isSubmitting = status === 'submitting';
  const isLong = useHasLasted(isSubmitting);

  // The attributes are explained in SignInForm.
  return (
    <form className={css.form} role="none" method="dialog" onSubmit={submit}>
      {failure && (
        <MessageBox
          ref={takeFocus}
          title="Your password is not set yet"
          message={failure.message}
          messageId={messageId}
        >
          {failure.help && <p>{failure.help}</p>}
        </MessageBox>
      )}
      <p className={css.owner}>
        You will sign in with it as <bdi>{email}</bdi>.
      </p>
      {/* For password managers, which save the password under this name. The sentence above is for people. */}
      <input hidden type="email" name="email" autoComplete="username" value={email} readOnly />
      <div className={css.field}>
        <PasswordField
          ref={field}
          label="New password"
          name="new-password"
          readOnly={isSubmitting}
          errorId={failure?.field ? `${messageId} ${rulesId}` : undefined}
          hintId={rules.length > 0 ? rulesId : undefined}
          onChange={({ target }) => edit(target.value)}
        />
        {rules.length > 0 && (
          <PasswordRules
            id={rulesId}
            rules={rules.map(({ sentence, isMetBy }) => ({
              sentence,
              isMet: password !== '' && isMetBy(password),
            }))}
          />
        )}
      </div>
      <div className={css.controls}>
        <Button type="submit" width="full" disabled={isSubmitting}>
          {isSubmitting ? 'Setting Password...' : 'Set password'}
        </Button>
        <Button kind="plain" onClick={onBack}>
          Back to sign in
        </Button>
      </div>
      <LiveMessage message={isLong ? 'Setting Password...' : ''} />
    </form>
  );
}
