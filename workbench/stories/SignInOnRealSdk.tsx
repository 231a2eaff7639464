import { useEffect, useState } from 'react';
import { SignInScreen, type SignInScreenProps } from '#features/session/SignInScreen.tsx';
import { useSignInExtras } from '#features/session/useSignInExtras.ts';
import { addressOfFault, type FaultId } from '#mocks/identity-toolkit/index.ts';
import { onIdentityService, useIdentityService } from './identityService.ts';
import { SubmittedForm } from './SubmittedForm.tsx';

interface OnRealSdkProps
  extends Omit<SignInScreenProps, 'actions' | 'passwordResetRequest' | 'lazy'> {
  /** The input and the failure of the sign-in or, if `asksForLink`, of the request for a link. */
  fault?: FaultId;
  asksForLink?: boolean;
}

/** The sign-in screen on the real SDK, connected to the mocked identity service. */
function SignInOnRealSdk({ fault, asksForLink = false, ...props }: OnRealSdkProps) {
  const { openSession } = useIdentityService();
  const [{ session, close }] = useState(() => openSession());
  // A story has no history entry for the portal to read.
  const [isOpen, setIsOpen] = useState(asksForLink);
  const passwordResetRequest = {
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
  };
  useEffect(() => () => void close(), [close]);
  const lazy = useSignInExtras();
  const screen = (
    <SignInScreen
      {...props}
      actions={session}
      lazy={lazy}
      passwordResetRequest={passwordResetRequest}
    />
  );
  if (!fault) return screen;
  const email = addressOfFault(fault);
  const typed = asksForLink
    ? { 'form:not(:has([type=password])) [type=email]': email }
    : { '[type=email]': email, '[type=password]': 'any' };
  return <SubmittedForm typed={typed}>{screen}</SubmittedForm>;
}

export const signInOnRealSdk = {
  ...onIdentityService,
  component: SignInOnRealSdk,
  // Another fault needs another session: the one before may still wait for its response.
  render: (args: OnRealSdkProps) => <SignInOnRealSdk key={args.fault} {...args} />,
  parameters: { layout: 'fullscreen' as const },
  args: {
    cause: 'start' as const,
    contact: { name: 'HR', link: 'mailto:people@example.com' },
  },
};
