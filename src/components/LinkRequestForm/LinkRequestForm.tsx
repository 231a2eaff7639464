import { type FormEvent, type Ref, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { type Contact, ContactLine } from '../ContactLine/ContactLine.tsx';
import type { FormFailure } from '../formFailure.ts';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import { MessageBox } from '../MessageBox/MessageBox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { takeFocus } from '../takeFocus.ts';
import { useHasLasted } from '../useHasLasted.ts';
import { usePasswordLinkWords } from '../words/passwordLinkWords.ts';
import { useSignInWords } from '../words/signInWords.ts';
import * as css from './LinkRequestForm.css.ts';

export type LinkRequest =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'sent'; readonly email: string }
  | { readonly status: 'failed'; readonly failure: FormFailure };

export interface LinkRequestFormProps {
  request: LinkRequest;
  email: string;
  onSubmit: (email: string) => void;
  /** Called with each change. What was said about the request was about the earlier address. */
  onEdit: (email: string) => void;
  onBack: () => void;
  /** Finds the address in a text that was copied with more around it. Without one, returns the text. */
  cleanEmail: (text: string) => string;
  contact?: Contact | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Asks for the address that a password link is sent to, and keeps it, so that the link can be sent again. */
export function LinkRequestForm({
  request,
  email,
  onSubmit,
  onEdit,
  onBack,
  cleanEmail,
  contact,
  headingRef,
}: LinkRequestFormProps) {
  const { backToSignIn, request: words } = usePasswordLinkWords();
  const { form } = useSignInWords();
  const messageId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isSending = request.status === 'sending';
  const isLong = useHasLasted(isSending);

  const labels: Readonly<Record<LinkRequest['status'], string>> = {
    idle: words.send,
    sending: words.sending,
    sent: words.sendAgain,
    failed: words.send,
  };

  // Runs at the click, before the browser checks the form, as in the sign-in form.
  const cleanField = () => {
    if (field.current) field.current.value = cleanEmail(field.current.value);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    cleanField();
    onSubmit(field.current?.value ?? '');
  };

  return (
    <>
      <h2 ref={headingRef} className={css.title}>
        {words.title}
      </h2>
      <p>{words.whereTo}</p>
      <form className={css.form} role="none" onSubmit={submit}>
        {request.status === 'failed' && (
          <MessageBox
            ref={takeFocus}
            title={words.failed}
            message={request.failure.message}
            messageId={messageId}
          >
            {request.failure.help && <p>{request.failure.help}</p>}
            {request.failure.isForHr && contact && <ContactLine {...contact} />}
          </MessageBox>
        )}
        {request.status === 'sent' && (
          <MessageBox
            ref={takeFocus}
            tone="information"
            title={words.sent}
            message={words.onItsWay(request.email)}
          >
            <p>{words.noMail}</p>
            {contact && <ContactLine {...contact} />}
          </MessageBox>
        )}
        <TextField
          label={form.email}
          ref={field}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={isSending}
          defaultValue={email}
          onChange={({ target }) => onEdit(target.value)}
          errorId={request.status === 'failed' && request.failure.field ? messageId : undefined}
        />
        <div className={css.controls}>
          <Button
            type="submit"
            kind={request.status === 'sent' ? 'quiet' : 'primary'}
            width="full"
            disabled={isSending}
            onClick={cleanField}
          >
            {labels[request.status]}
          </Button>
          <Button kind="plain" onClick={onBack}>
            {backToSignIn}
          </Button>
        </div>
        <LiveMessage message={isLong ? labels.sending : ''} />
      </form>
    </>
  );
}
