/**
 * Allows one address of a script as a plain text: msw registers its worker by a plain text, which
 * `require-trusted-types-for 'script'` forbids otherwise. A browser asks the policy `default` about plain texts.
 */
export function trustScript(scriptUrl: string): void {
  window.trustedTypes?.createPolicy('default', {
    // Null refuses, which the types do not know.
    createScriptURL: (url) => (url === scriptUrl ? url : null) as string,
  });
}
