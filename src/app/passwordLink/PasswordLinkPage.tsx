import { useEffect, useRef, useState } from 'react';
import { FailureScreen } from '#components/FailureScreen/FailureScreen.tsx';
import { focusHeading } from '#components/focusHeading.ts';
import { LoadingScreen } from '#components/LoadingScreen/LoadingScreen.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { loadWithRetry, retryImport } from '#features/retry.ts';
import type { PasswordLinkScreenProps } from '#features/session/passwordLink/PasswordLinkScreen.tsx';

const importScreen = retryImport(() => import('#features/session/passwordLink/linkScreens.ts'));

/** The screen of a password link, whose code is fetched when there is one. */
export function PasswordLinkPage(props: PasswordLinkScreenProps) {
  const [state, setState] = useState<Awaited<ReturnType<typeof importScreen>> | 'failed'>();

  useEffect(() => {
    if (!state) void loadWithRetry(importScreen).then(setState, () => setState('failed'));
  }, [state]);

  if (!state) return <LoadingScreen />;
  if (state === 'failed') return <Failure onRetry={() => setState(undefined)} />;
  return <state.PasswordLinkScreen {...props} />;
}

const failure = {
  title: 'This page did not load completely',
  message:
    'Please check your connection, then try again. After a reload, open the link in your mail again.',
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
