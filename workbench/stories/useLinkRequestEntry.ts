import { useState } from 'react';
import type { SignInScreenProps } from '#features/session/SignInScreen.tsx';

/** Stands in for the entry of the history, which a story has none of. */
export function useLinkRequestEntry(): SignInScreenProps['linkRequest'] {
  const [isOpen, setIsOpen] = useState(false);
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
