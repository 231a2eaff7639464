import { Button } from '#ui/Button';
import { type Contact, ContactLine } from '#ui/ContactLine';
import type { Action } from '../../ui/action.ts';
import { usePasswordResetWords } from '../../words/passwordResetWords.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import * as css from './PasswordResetProblem.css.ts';

export interface PasswordResetProblemProps {
  /** Says why the link does not work, and what helps. */
  message: string;
  /** The action that may help; undefined if only someone else can help. */
  action?: Action | undefined;
  /** Leads back to the sign-in. */
  onBack: () => void;
  /** The person or team that the user can ask for help. */
  contact?: Contact | undefined;
}

/**
 * Explains why the link from an email does not work, below a page heading that sums up the problem. It blames nobody,
 * and offers one way forward before the way back.
 */
export function PasswordResetProblem({
  message,
  action,
  onBack,
  contact,
}: PasswordResetProblemProps) {
  const { backToSignIn } = usePasswordResetWords();
  const { questions } = useSignInWords().everywhere;
  return (
    <div className={css.problem}>
      <p>{message}</p>
      <div className={css.buttons}>
        {action && (
          <Button width="full" onClick={action.onPress}>
            {action.label}
          </Button>
        )}
        <Button
          variant={action ? 'plain' : 'quiet'}
          width={action ? 'content' : 'full'}
          onClick={onBack}
        >
          {backToSignIn}
        </Button>
      </div>
      {contact && <ContactLine label={questions} {...contact} />}
    </div>
  );
}
