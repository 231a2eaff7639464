import { attempt } from '../attempt.ts';

export interface PasswordLink {
  /** `other` is for something that the portal has no page for. */
  readonly kind: 'password' | 'incomplete' | 'other';
  /** Where the kind is `password`. */
  readonly code?: string;
}

/**
 * Reads the query of a link, in which Firebase names the task `mode`, and the code `oobCode`. Mail programs escape queries,
 * and take along what was written after a link. A code has letters, digits, hyphens and underscores, so it ends before that.
 */
export function readPasswordLink(query: string): PasswordLink {
  const plain = attempt(() => decodeURIComponent(query)) ?? query;
  const [, mode] = /\bmode=([\w-]+)/i.exec(plain) ?? [];
  const [, code] = /\boobCode=([\w-]+)/i.exec(plain) ?? [];
  if (mode !== undefined && mode.toLowerCase() !== 'resetpassword') return { kind: 'other' };
  return code === undefined ? { kind: 'incomplete' } : { kind: 'password', code };
}
