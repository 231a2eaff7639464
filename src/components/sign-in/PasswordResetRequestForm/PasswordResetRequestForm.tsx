import { type Ref, useRef } from 'react';
import { type Contact, ContactLine } from '#ui/ContactLine';
import { MessageBox } from '#ui/MessageBox';
import { takeFocus } from '../../ui/focus/takeFocus.ts';
import { usePasswordResetWords } from '../../words/passwordResetWords.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import { FormShell } from '../FormShell/FormShell.tsx';
import type { FormFailure } from '../formFailure.ts';
import * as css from './PasswordResetRequestForm.css.ts';

export type PasswordResetRequest =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'sent'; readonly email: string }
  | { readonly status: 'failed'; readonly failure: FormFailure };

export interface PasswordResetRequestFormProps {
  /** The state of the request. */
  request: PasswordResetRequest;
  /** The initial value of the field: the text from the sign-in form. */
  email: string;
  /** Called with the address, once the browser's validation has passed. */
  onSubmit: (email: string) => Promise<void>;
  /** Called on every change, because any message about the request was about the previous address. */
  onEdit: (email: string) => void;
  /** Leads back to the sign-in form. */
  onBack: () => void;
  /** Shown once the link has been sent, and below a failure that HR can help with. */
  contact?: Contact | undefined;
  /** Focuses the heading when the form replaces another. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Asks where to send a password link, and keeps the address, so that the link can be sent again.
 *
 * The confirmation does not say whether there is an account, because strangers may ask, too. It takes the focus.
 */
export function PasswordResetRequestForm({
  request,
  email,
  onSubmit,
  onEdit,
  onBack,
  contact,
  headingRef,
}: PasswordResetRequestFormProps) {
  const { backToSignIn, request: words } = usePasswordResetWords();
  const { questions } = useSignInWords().everywhere;
  const field = useRef<HTMLInputElement>(null);
  const { status } = request;
  const typed = () => field.current?.value ?? '';
  return (
    <div className={css.request}>
      <h2 ref={headingRef} className={css.title}>
        {words.title}
      </h2>
      <p>{words.whereTo}</p>
      <FormShell
        isBusy={status === 'sending'}
        failure={status === 'failed' ? request.failure : undefined}
        titleOfFailure={words.failed}
        contact={contact}
        submit={{
          ...(status === 'sent'
            ? { label: words.sendAgain, variant: 'quiet' }
            : { label: words.send }),
          busyLabel: words.sending,
        }}
        secondaryAction={{ label: backToSignIn, onPress: onBack }}
        emailRef={field}
        onSubmit={() => onSubmit(typed())}
        onEdit={() => onEdit(typed())}
      >
        {(errorIdOf) => (
          <>
            {status === 'sent' && (
              <MessageBox
                ref={takeFocus}
                tone="information"
                title={words.sent}
                message={words.onItsWay(request.email)}
              >
                <p>{words.noMail}</p>
                {contact && <ContactLine label={questions} {...contact} />}
              </MessageBox>
            )}
            <EmailField
              ref={field}
              defaultValue={email}
              readOnly={status === 'sending'}
              errorId={errorIdOf('email')}
            />
          </>
        )}
      </FormShell>
    </div>
  );
}
