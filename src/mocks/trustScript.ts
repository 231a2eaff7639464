/** The part of Trusted Types used here, which TypeScript's DOM library does not know. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Because msw registers its worker by a plain text, which `require-trusted-types-for 'script'` forbids, this
 * one script is let through by the policy that the browser asks about texts.
 */
export function trustScript(scriptUrl: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === scriptUrl ? url : null),
  });
}
