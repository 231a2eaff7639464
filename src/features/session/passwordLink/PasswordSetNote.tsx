import { useEffect, useRef } from 'react';
import { MessageBox } from '#components/MessageBox/MessageBox.tsx';

/** Above the sign-in form. It takes the focus. */
export function PasswordSetNote() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <MessageBox
      ref={box}
      tone="information"
      title="Your password is set"
      message="Please sign in with it."
    />
  );
}
