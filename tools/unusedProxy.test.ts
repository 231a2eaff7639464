import { expect, it } from 'vitest';
import { unusedProxy } from './unusedProxy.ts';

it.each([
  [{}, false, /^$/],
  [{ HTTPS_PROXY: 'http://proxy.test' }, false, /^HTTPS_PROXY is set, .* Node 22\.21, 24\.5/],
  [{ http_proxy: 'http://proxy.test' }, true, /^http_proxy is set, .* Set NODE_USE_ENV_PROXY=1/],
  [{ http_proxy: 'http://proxy.test', NODE_USE_ENV_PROXY: '1' }, true, /^$/],
  [{ http_proxy: 'http://proxy.test', NODE_OPTIONS: '--use-env-proxy' }, true, /^$/],
])('says of the settings %o that Node does not use the proxy (%#)', (env, canUse, sentence) => {
  expect(unusedProxy(env, canUse) ?? '').toMatch(sentence);
});
