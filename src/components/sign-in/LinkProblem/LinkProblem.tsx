import { Button } from '#ui/Button';
import { type Contact, ContactLine } from '#ui/ContactLine';
import { usePasswordLinkWords } from '../../words/passwordLinkWords.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import * as css from './LinkProblem.css.ts';

export interface LinkProblemProps {
  message: string;
  /** What the user can do about it; undefined if only someone else can help. */
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
  onBack: () => void;
  contact?: Contact | undefined;
}

/** Says why the link from an email leads no further, below a heading that sums it up. */
export function LinkProblem({ message, action, onBack, contact }: LinkProblemProps) {
  const { backToSignIn } = usePasswordLinkWords();
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
