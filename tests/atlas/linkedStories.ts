import type { Locator } from '@playwright/test';

/** The ids of the stories that the links lead to; the address of a link that leads elsewhere. */
export async function linkedStories(links: Locator): Promise<string[]> {
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return addresses.map((address) => /\/story\/([^&]+)/.exec(address)?.[1] ?? address);
}
