import { useSyncExternalStore } from 'react';
import type { Session, SessionState } from '#features/session/session.ts';

export const useSessionState = ({ subscribe, getState }: Session): SessionState =>
  useSyncExternalStore(subscribe, getState);
