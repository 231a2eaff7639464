/**
 * msw registers its worker with a plain string, which `require-trusted-types-for 'script'` forbids. Browsers ask the
 * policy `default` about plain strings, and this one allows a single address.
 */
export function trustScript(scriptUrl: string): void {
  window.trustedTypes?.createPolicy('default', {
    // Null refuses the address.
    createScriptURL: (url) => (url === scriptUrl ? url : null),
  });
}
