import { useEffect, useState } from 'react';
import { SignInScreen, type SignInScreenProps } from '#features/session/SignInScreen.tsx';
import { useIdentityService } from './identityService.ts';
import { useLinkRequestEntry } from './useLinkRequestEntry.ts';

/** The sign-in screen on the real SDK, which talks to the mocked identity service. */
export function SignInOnRealSdk(props: Omit<SignInScreenProps, 'session' | 'linkRequest'>) {
  const { openSession } = useIdentityService();
  const [{ session, close }] = useState(() => openSession());
  const linkRequest = useLinkRequestEntry();
  useEffect(() => () => void close(), [close]);
  return <SignInScreen {...props} session={session} linkRequest={linkRequest} />;
}
