/** The part of Trusted Types used here, which TypeScript's DOM library does not know. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Allows one address of a script as a plain text: msw registers its worker by a plain text, which
 * `require-trusted-types-for 'script'` forbids otherwise. A browser asks the policy `default` about plain texts.
 */
export function trustScript(scriptUrl: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === scriptUrl ? url : null),
  });
}
