import { Note } from '#components/Note/Note.tsx';

export interface DemoSignInNoteProps {
  worker: 'started' | 'unavailable';
  account: { email: string; password: string };
}

export function DemoSignInNote({ worker, account }: DemoSignInNoteProps) {
  return (
    <Note>
      {worker === 'started' ? (
        <p>
          This is a demo. Sign in as <strong>{account.email}</strong> with the password{' '}
          <strong>{account.password}</strong>.
        </p>
      ) : (
        <p>
          This demo needs a service worker to answer sign-ins, and this browser did not allow one.
          Please try an ordinary window of a current browser, on localhost or over HTTPS.
        </p>
      )}
    </Note>
  );
}
