import { takeFocus } from '#components/ui/focus/takeFocus.ts';
import { usePasswordResetWords } from '#components/words/passwordResetWords.ts';
import { MessageBox } from '#ui/MessageBox';

/** Above the sign-in form. It takes the focus. */
export function PasswordSetNote() {
  const { isSet, signIn } = usePasswordResetWords().password;
  return <MessageBox ref={takeFocus} tone="information" title={isSet} message={signIn} />;
}
