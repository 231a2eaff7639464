import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { FormFailure } from '../formFailure.ts';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import { MessageBox } from '../MessageBox/MessageBox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PasswordRules } from '../PasswordRules/PasswordRules.tsx';
import { takeFocus } from '../takeFocus.ts';
import { useHasLasted } from '../useHasLasted.ts';
import { usePasswordLinkWords } from '../words/passwordLinkWords.ts';
import * as css from './NewPasswordForm.css.ts';

export interface NewPasswordFormProps {
  status: 'idle' | 'submitting';
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
  const { backToSignIn, password: words } = usePasswordLinkWords();
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

  // Without `Sentence`: this form and the portal would share a file of 0.2 kB, which the portal would wait for.
  const [before, after] = words.owner(email).split(email);
  const isSubmitting = status === 'submitting';
  const isLong = useHasLasted(isSubmitting);

  // The attributes are explained in SignInForm.
  return (
    <form className={css.form} role="none" method="dialog" onSubmit={submit}>
      {failure && (
        <MessageBox
          ref={takeFocus}
          title={words.failed}
          message={failure.message}
          messageId={messageId}
        >
          {failure.help && <p>{failure.help}</p>}
        </MessageBox>
      )}
      {/* Keyed, because a browser's translation replaces text nodes. */}
      <p key={before} className={css.owner}>
        {before}
        <bdi>{email}</bdi>
        {after}
      </p>
      {/* For password managers, which save the password under this name. The sentence above is for people. */}
      <input hidden type="email" name="email" autoComplete="username" value={email} readOnly />
      <div className={css.field}>
        <PasswordField
          ref={field}
          label={words.newPassword}
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
          {isSubmitting ? words.setting : words.set}
        </Button>
        <Button kind="plain" onClick={onBack}>
          {backToSignIn}
        </Button>
      </div>
      <LiveMessage message={isLong ? words.setting : ''} />
    </form>
  );
}
