import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumLaunch } from '../find-chromium.mjs';

const contextOptions = { locale: 'en-US', timezoneId: 'UTC', colorScheme: 'light' as const };

export const inChromium = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  instances: [{ browser: 'chromium' }],
  provider: playwright({
    launchOptions: chromiumLaunch(),
    contextOptions,
  }),
});

async function inFirefox(): Promise<BrowserConfigOptions> {
  const { firefoxLaunch } = await import('../browsers/firefox.mjs');
  return {
    enabled: true,
    headless: true,
    instances: [{ browser: 'firefox' }],
    provider: playwright({ launchOptions: firefoxLaunch(), contextOptions }),
  };
}

async function inWebKit(): Promise<BrowserConfigOptions> {
  const { webdriverio } = await import('@vitest/browser-webdriverio');
  const { webKitRemote } = await import('../browsers/webkit.mjs');
  const { capabilities, ...options } = webKitRemote();
  const provider = webdriverio(options);
  return {
    enabled: true,
    headless: false,
    // The provider knows WebKit as Safari alone.
    instances: [{ browser: 'safari' }],
    provider: {
      ...provider,
      providerFactory: (project) =>
        Object.assign(provider.providerFactory(project), { buildCapabilities: () => capabilities }),
    },
  };
}

/** Where `npm run test:browsers` wants the stories to run. */
export const storiesBrowser = process.env['TEST_BROWSER'];

export function inStoriesBrowser(): BrowserConfigOptions | Promise<BrowserConfigOptions> {
  if (storiesBrowser === 'firefox') return inFirefox();
  if (storiesBrowser === 'webkit') return inWebKit();
  return inChromium();
}
