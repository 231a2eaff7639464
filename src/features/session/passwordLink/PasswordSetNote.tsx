import { MessageBox } from '#components/MessageBox/MessageBox.tsx';
import { takeFocus } from '#components/takeFocus.ts';
import { usePasswordLinkWords } from '#components/words/passwordLinkWords.ts';

/** Above the sign-in form. It takes the focus. */
export function PasswordSetNote() {
  const { isSet, signIn } = usePasswordLinkWords().password;
  return <MessageBox ref={takeFocus} tone="information" title={isSet} message={signIn} />;
}
