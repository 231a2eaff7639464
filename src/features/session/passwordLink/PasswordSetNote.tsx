import { takeFocus } from '#components/ui/focus/takeFocus.ts';
import { usePasswordLinkWords } from '#components/words/passwordLinkWords.ts';
import { MessageBox } from '#ui/MessageBox';

/** Above the sign-in form. It takes the focus. */
export function PasswordSetNote() {
  const { isSet, signIn } = usePasswordLinkWords().password;
  return <MessageBox ref={takeFocus} tone="information" title={isSet} message={signIn} />;
}
