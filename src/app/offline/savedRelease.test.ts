import { hash } from 'node:crypto';
import newHire from 'virtual:content/plans/new-hire';
import { beforeEach, expect, it, vi } from 'vitest';
import { choices } from '../language/choices.ts';
import { createFakeCaches } from './fakeCaches.ts';
import { pictureAddress } from './pictureFiles.ts';
import { planAddress, planCacheName } from './planFile.ts';
import { createSavedRelease } from './savedRelease.ts';

const origin = 'https://portal.test';
const version = 'a1b2c3d4';
const cacheName = 'release';

const page = `${origin}/index.html`;
const pageKey = `${page}?revision=1`;
const script = `${origin}/assets/index-${version}.js`;
const texts: Record<string, string> = { [pageKey]: '<p>Waymark</p>', [script]: 'start()' };

const plan = `${origin}${planAddress('new-hire', version)}`;
const germanPlan = origin + planAddress('new-hire', version, 'de');
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
const saved = createSavedRelease(precache, origin, version);

beforeEach(() => void vi.stubGlobal('caches', createFakeCaches(origin)));

const save = async (name: string, url: string, text = texts[url]) =>
  (await caches.open(name)).put(url, new Response(text));
const savedIn = async (name: string) =>
  (await (await caches.open(name)).keys()).map(({ url }) => url);

it.each([
  ['page', `${origin}/home?milestone=team-lunch`, pageKey],
  ['file', script, script],
] as const)('a %s is found if it is saved as it was built', async (kind, url, key) => {
  expect(await saved.find[kind](url)).toBeUndefined();
  await save(cacheName, key);
  expect(await (await saved.find[kind](url))?.text()).toBe(texts[key]);
});

it.each([
  ['page', `${origin}/login`, pageKey, '<title>Welcome</title>'],
  ['file', script, script, 'document.title = "Overwritten"'],
  ['file', script, script, ''],
] as const)(
  'a %s that was overwritten is not found, and not saved any longer',
  async (kind, url, key, text) => {
    await save(cacheName, key, text);
    expect(await saved.find[kind](url)).toBeUndefined();
    expect(await savedIn(cacheName)).toEqual([]);
  },
);

it.each([
  ['the plan', JSON.stringify(newHire), true],
  ['a page', '<title>Welcome</title>', false],
  ['other data', '{"login":"https://network.test"}', false],
  ['another plan', JSON.stringify({ ...newHire, id: 'intern' }), false],
])('%s is found as a plan: %s', async (_, text, isFound) => {
  await save(planCacheName, plan, text);
  expect((await saved.find.plan(plan)) !== undefined).toBe(isFound);
});

it('the start of a release deletes all that is no file, plan or picture of it', async () => {
  const own = [pageKey, script];
  const others = [`${page}?revision=0`, `${origin}/assets/index-z9z9z9z9.js`];
  for (const url of [...own, ...others]) await save(cacheName, url);
  const otherPicture = origin + pictureAddress('map', 'z9z9z9z9', '.webp');
  for (const url of [earlierPlan, origin + picture.address, otherPicture]) {
    await save(planCacheName, url, '');
  }
  await save(planCacheName, plan, JSON.stringify(withPicture));
  await save(planCacheName, germanPlan, JSON.stringify(newHire));
  await save('of a worker long ago', `${origin}/old.js`, '');
  await saved.forgetOthers();
  expect(await savedIn(cacheName)).toEqual(own);
  expect((await savedIn(planCacheName)).toSorted()).toEqual(
    [plan, germanPlan, origin + picture.address].toSorted(),
  );
  expect(await savedIn('of a worker long ago')).toEqual([]);
});

it.each(choices)(
  'the installation of a release fetches the saved plan as the release has it in %s, with its pictures',
  async (language) => {
    const earlier = origin + planAddress('new-hire', 'z9z9z9z9', language);
    const address = planAddress('new-hire', version, language);
    const fetch = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (asked) =>
        asked === picture.address ? new Response('a picture') : Response.json(withPicture),
      );
    await save(planCacheName, earlier, JSON.stringify(newHire));
    await saved.renewPlans();
    expect(fetch.mock.calls.map(([asked]) => asked)).toEqual([address, picture.address]);
    expect(await (await saved.find.plan(origin + address))?.json()).toEqual(withPicture);
    expect(await saved.find.picture(origin + picture.address)).toBeDefined();
    expect(await savedIn(planCacheName), 'for the tabs of the earlier release').toContain(earlier);
  },
);

it.each([
  ['a page comes', async () => new Response('<title>Welcome</title>')],
  ['other data comes', async () => Response.json({ login: 'https://network.test' })],
  ['there is no plan of that id any more', async () => new Response('', { status: 404 })],
])('where %s for the plan, the earlier one stays', async (_, answer) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  await save(planCacheName, earlierPlan, JSON.stringify(newHire));
  await saved.renewPlans();
  expect(await savedIn(planCacheName)).toEqual([earlierPlan]);
});
