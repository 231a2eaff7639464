import { type FormEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { Button, type ButtonProps } from '#ui/Button';
import { type Contact, ContactLine } from '#ui/ContactLine';
import { LiveMessage } from '#ui/LiveMessage';
import { MessageBox } from '#ui/MessageBox';
import type { Action } from '../../ui/action.ts';
import { takeFocus } from '../../ui/focus/takeFocus.ts';
import { useHasLasted } from '../../ui/hooks/useHasLasted.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import { cleanEmailField } from '../EmailField/EmailField.tsx';
import type { FormFailure, FormField } from '../formFailure.ts';
import * as css from './FormShell.css.ts';

interface SubmitAction extends Pick<ButtonProps, 'id' | 'variant'> {
  readonly label: string;
  /** Replaces the label while the form is busy. */
  readonly busyLabel: string;
}

export interface FormShellProps {
  /** A request is running. The fields are then read-only, because the response is about the text that was sent. */
  isBusy: boolean;
  /** The reason why the request failed, shown above the fields. */
  failure?: FormFailure | undefined;
  /** The title of the failure's box, if the failure has no title. */
  titleOfFailure: string;
  /** Shown below a failure that HR can help with. */
  contact?: Contact | undefined;
  /** The button that sends the form. */
  submit: SubmitAction;
  /** The button below, which leads elsewhere. */
  secondaryAction: Action;
  /** The email field. A click on the button removes invisible characters before the browser validates the field. */
  emailRef?: RefObject<HTMLInputElement | null>;
  /**
   * Called once the browser's validation has passed, and not again before the response: a second click can come before
   * the button is disabled.
   */
  onSubmit: () => Promise<void>;
  /** Called on every edit, because any failure was about the previous text. */
  onEdit?: () => void;
  /** Renders the fields. `errorIdOf` returns the id of the message about a field. */
  children: (errorIdOf: (field: FormField) => string | undefined) => ReactNode;
}

/**
 * The parts that the forms before the portal share: the failure above the fields, the buttons, and the announcements.
 *
 * A failure takes the focus, and describes its field. Screen readers say only after a second that the form is busy,
 * because a quick failure makes that message obsolete.
 */
export function FormShell({
  isBusy,
  failure,
  titleOfFailure,
  contact,
  submit: { label, busyLabel, ...button },
  secondaryAction,
  emailRef,
  onSubmit,
  onEdit,
  children,
}: FormShellProps) {
  const { questions } = useSignInWords().everywhere;
  const messageId = useId();
  // Screen readers queue a live message until they are idle, which is too late if the request has failed by then.
  const isLong = useHasLasted(isBusy);

  const isUnderWay = useRef(false);
  const cleanEmail = () => cleanEmailField(emailRef?.current);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    // A script may submit the form without a click.
    cleanEmail();
    try {
      await onSubmit();
    } finally {
      isUnderWay.current = false;
    }
  };

  // No role, because some screen readers call a form with empty required fields invalid. `method="dialog"` submits
  // nothing outside a dialog, so no password gets into an address before the script has loaded.
  return (
    <form className={css.form} role="none" method="dialog" onSubmit={handleSubmit} onInput={onEdit}>
      {failure && (
        <MessageBox
          ref={takeFocus}
          title={failure.title ?? titleOfFailure}
          message={failure.message}
          lang={failure.lang}
          messageId={messageId}
        >
          {failure.help && (
            <p lang={failure.lang} dir={failure.lang && 'auto'}>
              {failure.help}
            </p>
          )}
          {failure.rules && (
            <ul className={css.rules} lang={failure.lang}>
              {failure.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          )}
          {failure.isForHr && contact && <ContactLine label={questions} {...contact} />}
        </MessageBox>
      )}
      {children((field) => (failure?.field === field ? messageId : undefined))}
      <div className={css.buttons}>
        {/* Enter in a field clicks the button, too. */}
        <Button {...button} type="submit" width="full" isBusy={isBusy} onClick={cleanEmail}>
          {isBusy ? busyLabel : label}
        </Button>
        <Button variant="plain" onClick={secondaryAction.onPress}>
          {secondaryAction.label}
        </Button>
      </div>
      <LiveMessage message={isLong ? busyLabel : ''} />
    </form>
  );
}
