import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { createIdentityToolkit } from '../../src/mocks/identity-toolkit/index.ts';

const service = createIdentityToolkit({ accounts: [newHire] });

/**
 * Answers a page's calls to the identity service, each after the latency. What is asked of the site goes
 * its usual way, which Playwright's own routes would change: they turn off the browser's cache.
 */
export async function answerIdentityCalls(page: Page, latencyMs = 0) {
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Fetch.requestPaused', async ({ requestId, request }) => {
    const { url, method, headers, postData } = request;
    const body = postData === undefined ? {} : { body: postData };
    const answer = await service.respond(new Request(url, { method, headers, ...body }));
    const content = Buffer.from(await answer.arrayBuffer()).toString('base64');
    await delay(latencyMs);
    await devTools
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: answer.status,
        responseHeaders: [...answer.headers].map(([name, value]) => ({ name, value })),
        body: content,
      })
      // The page may be gone by now.
      .catch(() => {});
  });
  const hosts = ['identitytoolkit', 'securetoken'];
  await devTools.send('Fetch.enable', {
    patterns: hosts.map((host) => ({ urlPattern: `https://${host}.googleapis.com/*` })),
  });
}
