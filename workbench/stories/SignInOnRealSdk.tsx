import { useEffect, useState } from 'react';
import { SignInScreen, type SignInScreenProps } from '#features/session/SignInScreen.tsx';
import { useSignInExtras } from '#features/session/useSignInExtras.ts';
import { onIdentityService, useIdentityService } from './identityService.ts';

/** The sign-in screen on the real SDK, connected to the mocked identity service. */
function SignInOnRealSdk(props: Omit<SignInScreenProps, 'session' | 'linkRequest' | 'extras'>) {
  const { openSession } = useIdentityService();
  const [{ session, close }] = useState(() => openSession());
  // A story has no history entry for the portal to read.
  const [isOpen, setIsOpen] = useState(false);
  const linkRequest = { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
  useEffect(() => () => void close(), [close]);
  const extras = useSignInExtras();
  return <SignInScreen {...props} session={session} extras={extras} linkRequest={linkRequest} />;
}

export const signInOnRealSdk = {
  ...onIdentityService,
  component: SignInOnRealSdk,
  parameters: { layout: 'fullscreen' as const },
  args: {
    cause: 'start' as const,
    contact: { name: 'The people team', link: 'mailto:people@example.com' },
  },
};
