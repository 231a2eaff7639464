import { LoadingScreen } from '#components/LoadingScreen/LoadingScreen.tsx';
import { useSignInWords } from '#components/words/signInWords.ts';
import type { PasswordLinkScreenProps } from '#features/session/passwordLink/PasswordLinkScreen.tsx';
import type { SignInExtras } from '#features/session/useSignInExtras.ts';
import { FailurePage } from '../FailurePage.tsx';

interface PasswordLinkPageProps extends PasswordLinkScreenProps {
  extras: SignInExtras;
}

/** The screen of a password link, once its code has loaded. */
export function PasswordLinkPage({
  extras: { extras, hasFailed, load },
  ...props
}: PasswordLinkPageProps) {
  const words = useSignInWords();
  if (extras) return <extras.PasswordLinkScreen {...props} />;
  if (hasFailed) {
    return (
      <FailurePage
        title={words.everywhere.incomplete.title}
        message={words.session.passwordLinkFailed}
        action="tryAgain"
        onAction={() => void load('press')}
      />
    );
  }
  return <LoadingScreen />;
}
