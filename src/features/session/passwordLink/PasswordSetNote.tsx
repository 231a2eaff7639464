import { MessageBox } from '#components/MessageBox/MessageBox.tsx';
import { takeFocus } from '#components/takeFocus.ts';

/** Above the sign-in form. It takes the focus. */
export const PasswordSetNote = () => (
  <MessageBox
    ref={takeFocus}
    tone="information"
    title="Your password is set"
    message="Please sign in with it."
  />
);
