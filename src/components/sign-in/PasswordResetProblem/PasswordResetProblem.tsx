import { Button } from '#ui/Button';
import { type Contact, ContactLine } from '#ui/ContactLine';
import type { Action } from '../../ui/action.ts';
import { usePasswordResetWords } from '../../words/passwordResetWords.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import * as css from './PasswordResetProblem.css.ts';

export interface PasswordResetProblemProps {
  /** Why the link does not work, and what helps. */
  message: string;
  /** What the user can do about it; undefined if only someone else can help. */
  action?: Action | undefined;
  /** Leads back to the sign-in. */
  onBack: () => void;
  /** Whom the user can ask. */
  contact?: Contact | undefined;
}

/**
 * Says why the link from an email leads no further, below a heading of the page that sums it up. It blames nobody, and
 * offers one way on before the way back.
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
