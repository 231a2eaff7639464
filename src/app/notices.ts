import type { ReactNode } from 'react';

/** Quiet notes about an installation that is not the live one. */
export interface Notices {
  readonly signIn?: ReactNode;
  readonly footer?: string;
}
