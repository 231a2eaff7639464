/** A sentence about a proxy that is set and that Node ignores. */
export function unusedProxy(
  env: NodeJS.ProcessEnv,
  canUse = process.allowedNodeEnvironmentFlags.has('--use-env-proxy'),
): string | undefined {
  const name = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].find((each) => env[each]);
  const isUsed =
    canUse &&
    (env['NODE_USE_ENV_PROXY'] === '1' || env['NODE_OPTIONS']?.includes('--use-env-proxy'));
  if (!name || isUsed) return undefined;
  const remedy = canUse
    ? 'Set NODE_USE_ENV_PROXY=1 as well.'
    : 'Node 22.21, 24.5 and later do so with NODE_USE_ENV_PROXY=1.';
  return `${name} is set, and this Node does not use it. ${remedy}`;
}
