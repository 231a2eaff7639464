import { LoadingScreen } from '#components/LoadingScreen/LoadingScreen.tsx';
import { useSignInWords } from '#components/words/signInWords.ts';
import { useLater } from '#features/session/later.ts';
import type { PasswordLinkScreenProps } from '#features/session/passwordLink/PasswordLinkScreen.tsx';
import { FailurePage } from '../FailurePage.tsx';

/** The screen of a password link, whose code is fetched when there is one. */
export function PasswordLinkPage(props: PasswordLinkScreenProps) {
  const words = useSignInWords();
  const { loaded, hasFailed, load } = useLater(true);
  if (loaded) return <loaded.PasswordLinkScreen {...props} />;
  if (hasFailed) {
    return (
      <FailurePage
        title={words.everywhere.incomplete.title}
        message={words.session.passwordLinkFailed}
        action="tryAgain"
        onAction={load}
      />
    );
  }
  return <LoadingScreen />;
}
