import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '#components/ui/focus/focusHeading.ts';
import { useHasLasted } from '#components/ui/hooks/useHasLasted.ts';
import { usePasswordResetWords } from '#components/words/passwordResetWords.ts';
import { useSignInFailureWords } from '#components/words/signInFailureWords.ts';
import { useSignInWords } from '#components/words/signInWords.ts';
import { Brand } from '#page/Brand';
import { LoadingScreen } from '#page/LoadingScreen';
import { PageTitle } from '#page/PageTitle';
import { NewPasswordForm, type NewPasswordFormProps } from '#sign-in/NewPasswordForm';
import { PasswordResetProblem } from '#sign-in/PasswordResetProblem';
import { SignInPage } from '#sign-in/SignInPage';
import { TrailMap } from '#sign-in/TrailMap';
import type { Contact } from '#ui/ContactLine';
import { LanguageSwitchContext } from '../../LanguageSwitchContext.ts';
import type { PasswordRule } from '../authClient.ts';
import { failureOf, passwordFailures, withSentence } from '../failures.ts';
import { PasswordSetNote } from './PasswordSetNote.tsx';
import { type UsePasswordResetProps, usePasswordReset } from './usePasswordReset.ts';

export interface PasswordResetScreenProps extends UsePasswordResetProps {
  contact?: Contact | undefined;
  /** The note of an installation that is not the live one. */
  notice?: ReactNode;
  onEnd: (outcome: PasswordResetOutcome) => void;
}

/** The outcome of a link, for the sign-in screen. */
export interface PasswordResetOutcome {
  /** The address of the link's account, if known. */
  readonly email?: string | undefined;
  /** Shown above the form, until the first failure. */
  readonly note?: ReactNode;
  /** Whether the user asks for another link. */
  readonly asksForLink?: boolean;
}

/** Sets the password that an emailed link is for, or says why it cannot. */
export function PasswordResetScreen({
  contact,
  notice,
  onEnd,
  ...props
}: PasswordResetScreenProps) {
  const words = usePasswordResetWords();
  const { everywhere } = useSignInWords();
  const { password: ruleWords } = useSignInFailureWords();
  const { state, rules, setPassword, forgetFailure, readAgain } = usePasswordReset(props, (email) =>
    onEnd({ email, note: <PasswordSetNote /> }),
  );
  if (state.status === 'reading') return <Reading />;
  if (state.status === 'problem') {
    const { title, message, remedy } = withSentence(state.problem, words.passwordResetProblems);
    const actions = {
      newLink: {
        label: words.sendNewLink,
        onPress: () => onEnd({ email: state.email, asksForLink: true }),
      },
      again: { label: everywhere.tryAgain, onPress: readAgain },
      contact: undefined,
    };
    return (
      <Page key="problem" title={title} notice={notice}>
        <PasswordResetProblem
          message={message}
          action={actions[remedy]}
          onBack={() => onEnd({ email: state.email })}
          contact={contact}
        />
      </Page>
    );
  }
  const { status, email, failure } = state;
  const failureWords = { ...words.passwordFailures };
  if (rules.length > 0) failureWords.weak = failureWords.weakByTheRules;
  return (
    <Page
      key="form"
      title={words.password.title}
      titleOfPage={failure && words.password.titleOfFailure}
      notice={notice}
    >
      <NewPasswordForm
        isBusy={status === 'setting'}
        email={email}
        rules={rules.map(({ kind, count, isMetBy }) => ({
          sentence: ruleWords[kind](count),
          isMetBy,
        }))}
        proposal={proposalBy(rules)}
        failure={failure && withSentence(failureOf(passwordFailures, failure.code), failureWords)}
        onSubmit={(password) => setPassword(email, password)}
        onEdit={forgetFailure}
        onBack={() => onEnd({ email })}
      />
    </Page>
  );
}

/** The requirements, for password managers. */
function proposalBy(rules: readonly PasswordRule[]): NewPasswordFormProps['proposal'] {
  const countOf = (kind: PasswordRule['kind']) => rules.find((rule) => rule.kind === kind)?.count;
  return {
    minLength: countOf('minLength'),
    maxLength: countOf('maxLength'),
    passwordrules: rules.map(({ attribute }) => attribute).join('; ') || undefined,
  };
}

interface PageProps {
  title: string;
  /** Set if it differs from `title`. */
  titleOfPage?: string | undefined;
  notice: ReactNode;
  children: ReactNode;
}

function Page({ title, titleOfPage = title, notice, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => focusHeading(heading.current, { delaysCaret: true }), []);
  return (
    <>
      <PageTitle title={titleOfPage} />
      <SignInPage
        leading={<Brand size="large" />}
        trailing={useContext(LanguageSwitchContext)}
        formTitle={title}
        formTitleRef={heading}
        notice={notice}
        map={<TrailMap />}
      >
        {children}
      </SignInPage>
    </>
  );
}

const explainAfterMs = 4000;

/** Waits like a start: `Loading...`, and after a while a sentence about the reason. */
function Reading() {
  const isExplained = useHasLasted(true, explainAfterMs);
  const { checking } = usePasswordResetWords().password;
  return <LoadingScreen {...(isExplained && { explanation: checking })} />;
}
