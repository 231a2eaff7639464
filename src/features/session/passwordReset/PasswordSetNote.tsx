import { takeFocus } from '#components/ui/focus/takeFocus.ts';
import { LanguageOf } from '#components/words/LanguageOf.tsx';
import { usePasswordResetWords } from '#components/words/passwordResetWords.ts';
import { MessageBox } from '#ui/MessageBox';

/** Above the sign-in form. It takes the focus. */
export const PasswordSetNote = () => (
  <LanguageOf part="passwordReset">
    <Note />
  </LanguageOf>
);

function Note() {
  const { isSet, signIn } = usePasswordResetWords().password;
  return <MessageBox ref={takeFocus} tone="information" title={isSet} message={signIn} />;
}
