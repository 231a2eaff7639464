import { LanguageOf } from '#components/words/LanguageOf.tsx';
import { useSignInWords } from '#components/words/signInWords.ts';
import type { PasswordResetScreenProps } from '#features/session/passwordReset/PasswordResetScreen.tsx';
import type { SignInExtras } from '#features/session/useSignInExtras.ts';
import { FailureScreen } from '#page/FailureScreen';
import { LoadingScreen } from '#page/LoadingScreen';

interface PasswordResetPageProps extends PasswordResetScreenProps {
  lazy: SignInExtras;
}

/** The screen of a password link, once its code has loaded. */
export function PasswordResetPage({
  lazy: { parts, hasFailed, load },
  ...props
}: PasswordResetPageProps) {
  const { everywhere, session } = useSignInWords();
  if (parts) {
    return (
      <LanguageOf part="passwordReset">
        <parts.PasswordResetScreen {...props} />
      </LanguageOf>
    );
  }
  if (hasFailed) {
    return (
      <FailureScreen
        title={everywhere.incomplete.title}
        message={session.passwordResetFailed}
        action={{ label: everywhere.tryAgain, onPress: () => void load('press') }}
      />
    );
  }
  return <LoadingScreen />;
}
