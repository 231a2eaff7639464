/**
 * Because msw registers its worker by a plain text, which `require-trusted-types-for 'script'` forbids, this
 * one script is let through by the policy that the browser asks about texts.
 */
export function trustScript(scriptUrl: string): void {
  window.trustedTypes?.createPolicy('default', {
    // Null refuses, which the types do not know.
    createScriptURL: (url) => (url === scriptUrl ? url : null) as string,
  });
}
