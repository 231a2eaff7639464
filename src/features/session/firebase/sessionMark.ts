import { hasFlag, removeFlag, setFlag, storageKey } from '../storage.ts';

/**
 * The mark says that the database may hold a session that must not return. It outlives the page, and the next start
 * removes that session before the SDK can read it.
 */
const isMarkedAfter = {
  /** The user has signed out, the service has ended the session, or the SDK could not store it. */
  ended: true,
  /** The SDK has stored a session outside the database, which may still hold an older one. */
  storedElsewhere: true,
  /** The SDK has stored a session in the database, replacing any older one. */
  stored: false,
  /** The SDK has removed the session from the database. */
  removed: false,
  /** A start has removed what must not return. */
  cleaned: false,
} as const;

export type MarkEvent = keyof typeof isMarkedAfter;

export function createSessionMark(apiKey: string, appName: string) {
  const name = storageKey(apiKey, appName, 'outdatedSession');
  return {
    isSet: () => hasFlag(name),
    /** The only place that sets or clears the mark. */
    record: (event: MarkEvent) => (isMarkedAfter[event] ? setFlag(name) : removeFlag(name)),
  };
}
