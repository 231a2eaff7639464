import { useSyncExternalStore } from 'react';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';

/** A part of what the service knows; it is another object as soon as it has changed. */
export function useService<Part>(
  service: IdentityToolkit,
  read: (service: IdentityToolkit) => Part,
): Part {
  return useSyncExternalStore(service.subscribe, () => read(service));
}
