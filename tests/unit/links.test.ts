import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { brokenBecause, linksIn } from '#scripts/content/links.ts';

it('finds every web address in a mission, with its line', () => {
  const text =
    '---\ntitle: x\n---\n\n[One](https://one.test/a) and <https://two.test>\n\n[Three][3], [mail](mailto:a@b.test)\n\n[3]: http://three.test\n';
  expect(linksIn(text)).toEqual([
    { url: 'https://one.test/a', line: 5 },
    { url: 'https://two.test', line: 5 },
    { url: 'http://three.test', line: 9 },
  ]);
});

it('says why a page cannot be had', async () => {
  const server = createServer(({ url }, response) => {
    if (url !== '/silent') response.writeHead(url === '/page' ? 200 : 404).end('x');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await brokenBecause(`${origin}/page`, 60_000)).toBeUndefined();
  expect(await brokenBecause(`${origin}/gone`, 60_000)).toBe('404');
  expect(await brokenBecause(`${origin}/silent`, 100)).toBe('no answer within 0.1 s');
  server.closeAllConnections();
  server.close();
  expect(await brokenBecause(`${origin}/page`, 60_000)).toBe('not reached');
});
