import { expect, it, vi } from 'vitest';
import { viewMilestones } from '../journey.ts';
import { noProgress, sampleMilestone, sampleMission, unknownDays } from '../samples.ts';
import { accountMark, formatProgressLink, readProgressLink } from './progressLink.ts';

/** A plan of three missions. */
const viewOf = (...completed: string[]) => {
  const mission = (id: string) => sampleMission(id, { isCompleted: completed.includes(id) });
  const plan = [
    sampleMilestone('start', mission('badge-1'), mission('desk')),
    sampleMilestone('lunch', mission('join')),
  ];
  return viewMilestones(plan, noProgress, unknownDays);
};

const address = 'https://portal.example/home';
const mark = (await accountMark('maya')) ?? '';

const link = formatProgressLink({ address, mark }, viewOf('badge-1', 'join'));
const text = link.replace(/^.*#progress/, '');

it('a link holds a mark and the completed missions, and no account', async () => {
  expect(mark).toMatch(/^[a-z0-9]{10,13}$/);
  expect(link).toBe(`${address}#progress=${mark.toUpperCase()}.BADGE-1.JOIN`);
  vi.stubGlobal('crypto', {});
  expect(await accountMark('maya')).toBeUndefined();
  vi.unstubAllGlobals();
});

it.each([
  ['as it was written', text, '2 missions were completed on another device. Add them?'],
  ['escaped by a mail program', text.replace('=', '%3D'), /^2 missions/],
  ['in small letters', text.toLowerCase(), /^2 missions/],
  ['with an id twice', `${text}.JOIN`, /^2 missions/],
  ['with an unknown id', `${text}.GONE`, /^2 missions/],
  ['cut off', text.slice(0, -2), '1 mission was completed on another device. Add it?'],
  ['of another account', text.replace('=', '=X'), /^This link belongs to another account/],
  ['of another plan', `=${mark}.swim.fly`, /^This link brings nothing/],
  ['without missions', `=${mark}.`, /^This link brings nothing/],
  ['empty', '', /^This link brings nothing/],
  ['broken', `=${mark}.%E0%A4%A`, /^This link brings nothing/],
  ['pasted twice', text + address, /^This link brings nothing/],
  ['overlong', text + '.JOIN'.repeat(4000), /^This link brings nothing/],
])('a link %s', (_case, arrived, sentence) => {
  expect(readProgressLink(arrived, mark, viewOf()).sentence).toMatch(sentence);
});

it('only what is open here is added, and the time of its completion is not known', () => {
  const missions = [{ id: 'join', isCompleted: true, completedAt: null }];
  expect(readProgressLink(text, mark, viewOf('badge-1')).additions).toEqual([
    { milestoneId: 'lunch', missions },
  ]);
  const nothingNew = readProgressLink(text, mark, viewOf('badge-1', 'join'));
  expect(nothingNew.sentence).toMatch(/^All that you completed on another device/);
});
