import { useSignInWords } from '#components/words/signInWords.ts';
import type { PasswordLinkScreenProps } from '#features/session/passwordLink/PasswordLinkScreen.tsx';
import type { SignInExtras } from '#features/session/useSignInExtras.ts';
import { FailureScreen } from '#page/FailureScreen';
import { LoadingScreen } from '#page/LoadingScreen';

interface PasswordLinkPageProps extends PasswordLinkScreenProps {
  extras: SignInExtras;
}

/** The screen of a password link, once its code has loaded. */
export function PasswordLinkPage({
  extras: { extras, hasFailed, load },
  ...props
}: PasswordLinkPageProps) {
  const { everywhere, session } = useSignInWords();
  if (extras) return <extras.PasswordLinkScreen {...props} />;
  if (hasFailed) {
    return (
      <FailureScreen
        title={everywhere.incomplete.title}
        message={session.passwordLinkFailed}
        action={{ label: everywhere.tryAgain, onPress: () => void load('press') }}
      />
    );
  }
  return <LoadingScreen />;
}
