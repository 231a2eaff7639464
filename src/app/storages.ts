import type { Storages } from '#features/session/sessionFlags.ts';

/** For what must outlive the page. */
export const storages: Storages = [() => window.localStorage, () => window.sessionStorage];
