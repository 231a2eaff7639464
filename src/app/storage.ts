import type { Storages } from '#features/session/sessionFlags.ts';

/** For what must outlive the page. */
export const storages: Storages = [() => window.localStorage, () => window.sessionStorage];

/**
 * The key of something that the portal keeps on the device: a record, flag or channel.
 * @param namespace the mode's API key, so that modes and projects on one origin share nothing
 */
export function storageKey(namespace: string, ...parts: readonly string[]): string {
  return [namespace, ...parts].map(encodeURIComponent).join('/');
}
