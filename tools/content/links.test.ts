import { beforeEach, describe, expect, it } from 'vitest';
import { serveTest } from '../serveTest.ts';
import { checkAll, checkPage, linksIn } from './links.ts';

it('finds every web address in a mission, with its line', () => {
  const text =
    '---\ntitle: x\n---\n\n[One](https://one.test/a) and <https://two.test>\n\n[Three][3], [mail](mailto:a@b.test)\n\n[3]: http://three.test\n';
  expect(linksIn(text)).toEqual([
    { url: 'https://one.test/a', line: 5 },
    { url: 'https://two.test', line: 5 },
    { url: 'http://three.test', line: 9 },
  ]);
});

describe('a page', () => {
  let origin: string;

  beforeEach(async () => {
    const host = await serveTest(({ url = '' }, answer) => {
      const [, status, location] = /^\/(\d+)(?:\?(.*))?/.exec(url) ?? [];
      if (status) answer.writeHead(Number(status), location ? { location } : {}).end('x');
    });
    origin = `http://${host}`;
  });

  it.each([
    ['/200', 'ok', '200'],
    ['/301?/200', 'ok', '200'],
    ['/404', 'broken', '404'],
    ['/302?/404', 'broken', '404'],
    ['/403', 'unchecked', '403'],
    ['/429', 'unchecked', '429'],
    ['/503', 'unchecked', '503'],
    ['/999', 'unchecked', '999'],
    ['/302?/200/login', 'unchecked', 'asks for a sign-in'],
    ['/302?/404/saml2', 'unchecked', 'asks for a sign-in'],
    ['/200/login', 'ok', '200'],
    ['/302?/200/blogin', 'ok', '200'],
  ])('%s is %s: %s', async (path, state, reason) => {
    expect(await checkPage(`${origin}${path}`, 60_000)).toMatchObject({ state, reason });
  });

  it('cannot be checked if it does not answer in time, and is broken if it is not reached', async () => {
    expect(await checkPage(`${origin}/silent`, 100)).toMatchObject({
      state: 'unchecked',
      reason: 'no answer within 0.1 s',
    });
    const nowhere = 'http://127.0.0.1:1/';
    const reason = 'not reached';
    expect(await checkPage(nowhere, 60_000)).toMatchObject({ state: 'broken', reason });
    const withoutProxy = await checkPage(nowhere, 60_000, { needsProxy: true });
    expect(withoutProxy).toMatchObject({ state: 'unchecked', reason });
  });
});

it('asks each host for one page after another, until it refuses', async () => {
  const asked: string[] = [];
  const reported: string[] = [];
  const open = new Set<string>();
  const check = async (url: string) => {
    const { host, pathname } = new URL(url);
    asked.push(url);
    expect(open).not.toContain(host);
    open.add(host);
    await Promise.resolve();
    open.delete(host);
    const isBusy = pathname === '/busy';
    return { state: isBusy ? 'unchecked' : 'ok', reason: '', isOfHost: isBusy } as const;
  };
  const pages = ['a', 'b'].flatMap((host) => [`https://${host}.test/1`, `https://${host}.test/2`]);
  await checkAll(['https://a.test/busy', ...pages], check, (url, { state }) =>
    reported.push(`${url} ${state}`),
  );
  expect(asked).toEqual(['https://a.test/busy', 'https://b.test/1', 'https://b.test/2']);
  expect(reported).toHaveLength(5);
  expect(reported).toContain('https://a.test/2 unchecked');
});
