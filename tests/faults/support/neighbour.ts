import type { BrowserContext, Page } from '@playwright/test';
import { addresses } from './addresses.ts';

/** Lets another page of the portal's origin do something to the storage that all of them share. */
export async function inNeighbour<Result>(
  context: BrowserContext,
  act: (neighbour: Page) => Promise<Result>,
): Promise<Result> {
  const neighbour = await context.newPage();
  const address = `${addresses.portal}/neighbour`;
  await neighbour.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Neighbour</title>' }),
  );
  await neighbour.goto(address);
  const result = await act(neighbour);
  await neighbour.close();
  return result;
}
