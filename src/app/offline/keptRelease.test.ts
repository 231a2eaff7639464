import { hash } from 'node:crypto';
import newHire from 'virtual:content/plans/new-hire';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFakeCaches } from './fakeCaches.ts';
import { createKeptRelease } from './keptRelease.ts';
import { pictureAddress } from './pictureFiles.ts';
import { planAddress, planCacheName } from './planFile.ts';

const origin = 'https://portal.test';
const version = 'a1b2c3d4';
const cacheName = 'release';

const page = `${origin}/index.html`;
const pageKey = `${page}?revision=1`;
const script = `${origin}/assets/index-${version}.js`;
const texts: Record<string, string> = { [pageKey]: '<p>Waymark</p>', [script]: 'start()' };

const plan = `${origin}${planAddress('new-hire', version)}`;
const earlierPlan = `${origin}${planAddress('new-hire', 'z9z9z9z9')}`;
const picture = { name: 'map.webp', address: pictureAddress('map', version, '.webp') };
const withPicture = {
  ...newHire,
  milestones: [{ ...newHire.milestones[0], missions: [{ pictures: [picture] }] }],
};

const precache = {
  strategy: { cacheName },
  getURLsToCacheKeys: () => new Map(Object.entries({ [page]: pageKey, [script]: script })),
  getIntegrityForCacheKey: (key: string) => `sha256-${hash('sha256', texts[key] ?? '', 'base64')}`,
};
const kept = createKeptRelease(precache, origin, { version, language: 'en' });

beforeEach(() => void vi.stubGlobal('caches', createFakeCaches(origin)));

const keep = async (name: string, url: string, text = texts[url]) =>
  (await caches.open(name)).put(url, new Response(text));
const keptIn = async (name: string) =>
  (await (await caches.open(name)).keys()).map(({ url }) => url);

it.each([
  ['page', `${origin}/home?milestone=team-lunch`, pageKey],
  ['file', script, script],
] as const)('a %s is found if it is kept as it was built', async (kind, url, key) => {
  expect(await kept.find[kind](url)).toBeUndefined();
  await keep(cacheName, key);
  expect(await (await kept.find[kind](url))?.text()).toBe(texts[key]);
});

it.each([
  ['page', `${origin}/login`, pageKey, '<title>Welcome</title>'],
  ['file', script, script, 'document.title = "Overwritten"'],
  ['file', script, script, ''],
] as const)(
  'a %s that was overwritten is not found, and not kept any longer',
  async (kind, url, key, text) => {
    await keep(cacheName, key, text);
    expect(await kept.find[kind](url)).toBeUndefined();
    expect(await keptIn(cacheName)).toEqual([]);
  },
);

it.each([
  ['the plan', JSON.stringify(newHire), true],
  ['a page', '<title>Welcome</title>', false],
  ['other data', '{"login":"https://network.test"}', false],
  ['another plan', JSON.stringify({ ...newHire, id: 'intern' }), false],
])('%s is found as a plan: %s', async (_, text, isFound) => {
  await keep(planCacheName, plan, text);
  expect((await kept.find.plan(plan)) !== undefined).toBe(isFound);
});

it('the start of a release deletes all that is no file, plan or picture of it', async () => {
  const own = [pageKey, script];
  const others = [`${page}?revision=0`, `${origin}/assets/index-z9z9z9z9.js`];
  for (const url of [...own, ...others]) await keep(cacheName, url);
  const otherPicture = origin + pictureAddress('map', 'z9z9z9z9', '.webp');
  for (const url of [earlierPlan, origin + picture.address, otherPicture]) {
    await keep(planCacheName, url, '');
  }
  await keep(planCacheName, plan, JSON.stringify(withPicture));
  await keep('of a worker long ago', `${origin}/old.js`, '');
  await kept.forgetOthers();
  expect(await keptIn(cacheName)).toEqual(own);
  expect((await keptIn(planCacheName)).toSorted()).toEqual(
    [plan, origin + picture.address].toSorted(),
  );
  expect(await keptIn('of a worker long ago')).toEqual([]);
});

it('the installation of a release fetches the kept plan as the release has it, with its pictures', async () => {
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) =>
      address === picture.address ? new Response('a picture') : Response.json(withPicture),
    );
  await keep(planCacheName, earlierPlan, JSON.stringify(newHire));
  await kept.renewPlan();
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    planAddress('new-hire', version),
    picture.address,
  ]);
  expect(await (await kept.find.plan(plan))?.json()).toEqual(withPicture);
  expect(await kept.find.picture(origin + picture.address)).toBeDefined();
  expect(await keptIn(planCacheName), 'for the tabs of the earlier release').toContain(earlierPlan);
});

it('a worker of another language fetches the plan in it, and then forgets the one before', async () => {
  const german = createKeptRelease(precache, origin, { version, language: 'de' });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(newHire));
  await keep(planCacheName, plan, JSON.stringify(newHire));
  await german.renewPlan();
  expect(await german.find.plan(plan), 'for the tabs in the language before').toBeDefined();
  await german.forgetOthers();
  expect(await keptIn(planCacheName)).toEqual([origin + planAddress('new-hire', version, 'de')]);
});

it.each([
  ['a page comes', async () => new Response('<title>Welcome</title>')],
  ['other data comes', async () => Response.json({ login: 'https://network.test' })],
  ['there is no plan of that id any more', async () => new Response('', { status: 404 })],
])('where %s for the plan, the earlier one stays', async (_, answer) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  await keep(planCacheName, earlierPlan, JSON.stringify(newHire));
  await kept.renewPlan();
  expect(await keptIn(planCacheName)).toEqual([earlierPlan]);
});
