import { expect, it, vi } from 'vitest';
import { viewMilestones } from '../journey.ts';
import { noProgress, sampleMilestone, sampleMission } from '../samples.ts';
import { accountMark, formatProgressLink, readProgressLink } from './progressLink.ts';
import { arrivalSentence } from './progressLinkSentences.ts';

/** A plan of three missions. */
const viewOf = (...completed: string[]) => {
  const mission = (id: string) => sampleMission(id, { isCompleted: completed.includes(id) });
  const plan = [
    sampleMilestone('start', mission('badge-1'), mission('desk')),
    sampleMilestone('lunch', mission('join')),
  ];
  return viewMilestones(plan, noProgress);
};

const address = 'https://portal.example/home';
const mark = (await accountMark('maya')) ?? '';

it('a link holds a mark and the completed missions, and no account', () => {
  const link = formatProgressLink({ address, mark }, viewOf('badge-1', 'join'));
  expect(link).toBe(`https://portal.example/home#progress=${mark.toUpperCase()}.BADGE-1.JOIN`);
  expect(mark).toMatch(/^[a-z0-9]{10,13}$/);
});

it.each([
  ['read', (link: string) => link, '2 missions were completed on another device. Add them?'],
  ['escaped by a mail program', (link) => link.replace('=', '%3D'), /^2 missions/],
  ['in small letters', (link) => link.toLowerCase(), /^2 missions/],
  ['with an id twice', (link) => `${link}.JOIN`, /^2 missions/],
  ['with unknown ids', (link) => `${link}.GONE`, /^2 missions/],
  ['cut off', (link) => link.slice(0, -2), '1 mission was completed on another device. Add it?'],
  [
    'of another plan',
    () => `=${mark}.swim.fly`,
    'This link brings nothing that fits your plan. Please copy it once more.',
  ],
  [
    'of another account',
    (link) => link.replace('=', '=X'),
    'This link belongs to another account, so nothing was added.',
  ],
  ['without missions', () => `=${mark}.`, /^This link brings nothing/],
  ['empty', () => '', /^This link brings nothing/],
  ['broken', () => `=${mark}.%E0%A4%A`, /^This link brings nothing/],
  ['pasted twice', (link) => `${link}https://portal.example/home`, /^This link brings nothing/],
  ['overlong', (link) => link + '.JOIN'.repeat(4000), /^This link brings nothing/],
] satisfies [string, (link: string) => string, string | RegExp][])(
  'a link %s',
  (_case, change, sentence) => {
    const [, link = ''] = formatProgressLink({ address, mark }, viewOf('badge-1', 'join')).split(
      '#progress',
    );
    expect(arrivalSentence(readProgressLink(change(link), mark, viewOf()))).toMatch(sentence);
  },
);

it('only what is open here is added, and its time is not known', () => {
  const [, link = ''] = formatProgressLink({ address, mark }, viewOf('badge-1', 'join')).split(
    '#progress',
  );
  expect(readProgressLink(link, mark, viewOf('badge-1'))).toEqual({
    kind: 'question',
    additions: [
      { milestoneId: 'lunch', missions: [{ id: 'join', isCompleted: true, completedAt: null }] },
    ],
  });
  expect(readProgressLink(link, mark, viewOf('badge-1', 'join'))).toEqual({ kind: 'nothingNew' });
});

it('where the browser cannot compute a mark there is none', async () => {
  vi.stubGlobal('crypto', {});
  expect(await accountMark('maya')).toBeUndefined();
  vi.unstubAllGlobals();
});
