import { type ComponentType, useEffect, useRef, useState } from 'react';
import { FailureScreen } from '#components/FailureScreen/FailureScreen.tsx';
import { focusHeading } from '#components/focusHeading.ts';
import { LoadingScreen } from '#components/LoadingScreen/LoadingScreen.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { loadWithRetry, retryImport } from '#features/retry.ts';
import type { PasswordLinks } from '#features/session/authClient.ts';
import type { PasswordLinkScreenProps } from '#features/session/passwordLink/PasswordLinkScreen.tsx';
import type { Session } from '#features/session/session.ts';

export interface PasswordLinkPageProps
  extends Pick<PasswordLinkScreenProps, 'link' | 'contact' | 'onEnd'> {
  session: Pick<Session, 'fetchPasswordRules' | 'loadPasswordLinks'>;
}

const importScreen = retryImport(
  () => import('#features/session/passwordLink/PasswordLinkScreen.tsx'),
);

type State =
  | 'loading'
  | 'failed'
  | { readonly Screen: ComponentType<PasswordLinkScreenProps>; readonly links: PasswordLinks };

/** The screen of a password link, whose code is fetched only then. */
export function PasswordLinkPage({ session, ...props }: PasswordLinkPageProps) {
  const [state, setState] = useState<State>('loading');
  const { loadPasswordLinks, fetchPasswordRules } = session;

  useEffect(() => {
    if (state !== 'loading') return;
    void loadWithRetry(() => Promise.all([importScreen(), loadPasswordLinks()])).then(
      ([{ PasswordLinkScreen: Screen }, links]) => setState({ Screen, links }),
      () => setState('failed'),
    );
  }, [state, loadPasswordLinks]);

  if (state === 'loading') return <LoadingScreen />;
  if (state === 'failed') return <Failure onRetry={() => setState('loading')} />;
  const { Screen, links } = state;
  return <Screen {...props} links={links} fetchPasswordRules={fetchPasswordRules} />;
}

const failure = {
  title: 'This page did not load completely',
  message:
    'Part of the portal could not be fetched. Please check your connection, then try again. If you reload the page, open the link in your mail again.',
};

function Failure({ onRetry }: { onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusHeading(heading.current), []);
  return (
    <>
      <PageTitle title={failure.title} />
      <FailureScreen {...failure} action="Try again" headingRef={heading} onAction={onRetry} />
    </>
  );
}
