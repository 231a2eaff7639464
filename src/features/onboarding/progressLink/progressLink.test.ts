import { expect, it, vi } from 'vitest';
import { portalWords } from '#components/words/en/portal.ts';
import { viewMilestones } from '../plan/journey.ts';
import { noProgress, sampleMilestone, sampleMission, unknownDays } from '../testing/samples.ts';
import { accountMark, arrivalText, formatProgressLink, readProgressLink } from './progressLink.ts';

/** A plan of four missions. */
const viewOf = (...completed: string[]) => {
  const mission = (id: string) => sampleMission(id, { isCompleted: completed.includes(id) });
  const plan = [
    sampleMilestone('start', mission('badge-1'), mission('desk')),
    sampleMilestone('lunch', mission('join'), mission('join-late')),
  ];
  return viewMilestones(plan, noProgress, unknownDays);
};

const address = 'https://portal.example/home';
const mark = (await accountMark('maya')) ?? '';

const link = formatProgressLink({ address, mark }, viewOf('badge-1', 'join'));
const text = link.replace(/^.*#progress/, '');

it('a link holds its length, a mark and the completed missions, and no account', async () => {
  expect(mark).toMatch(/^[a-z0-9]{10,13}$/);
  const content = `${mark.toUpperCase()}.BADGE-1.JOIN`;
  expect(link).toBe(`${address}#progress=${content.length}-${content}`);
  vi.stubGlobal('crypto', {});
  expect(await accountMark('maya')).toBeUndefined();
  vi.unstubAllGlobals();
});

/** As the first releases wrote it. */
const withoutLength = text.replace(/\d+-/, '');
/** What is said of an arrival. */
const saidOf = (arrived: string, milestones = viewOf()) =>
  arrivalText(readProgressLink(arrived, mark, milestones), portalWords.progressLink);

const both = /^2 missions were completed on another device\. Add them\?$/;
const part = /^1 mission was completed on another device\. Part of this link is missing, /;
const lost = /^Part of this link is missing\. Please copy the whole link or scan the code\.$/;

it.each([
  ['as it was written', text, both],
  ['of the first releases', withoutLength, both],
  ['in lowercase', text.toLowerCase(), both],
  ['with an id twice', `${withoutLength}.JOIN`, both],
  ['with an unknown id', `${withoutLength}.GONE`, both],
  ['of another account', text.replace('-', '-X'), /^This link belongs to another account/],
  ['of another plan', `=${mark}.swim.fly`, /^Nothing in this link matches your plan\.$/],
  ['pasted twice', text + address, both],
  ['with an endless text behind it', text + '.JOIN'.repeat(100_000), both],
])('a link %s', (_case, arrived, sentence) => {
  expect(saidOf(arrived)).toMatch(sentence);
});

// What is escaped: src/app/firstScreen/mailedLinks.test.tsx.
const signs = ') , . ; : ! ? > " \' * _ | = ” » “ ’ 」 ） 。 ， ؟ … \u{1F44D} --';

it.each(signs.split(' '))('a link with %s behind it', (sign) => {
  for (const whole of [text, withoutLength]) {
    expect(saidOf(whole + sign), whole).toMatch(both);
    expect(saidOf(`${whole} ${sign} `), whole).toMatch(both);
  }
});

it.each([
  ['its last sign', text.slice(0, -1), part],
  ['half an id', text.slice(0, -2), part],
  ['an id', text.slice(0, -'.JOIN'.length), lost],
  ['half of the first id', text.slice(0, -8), lost],
  ['all ids', text.slice(0, -'BADGE-1.JOIN'.length), lost],
  ['half of the mark', text.slice(0, 8), lost],
  ['half of its length', text.slice(0, 2), lost],
  ['all of it', '', lost],
  ['its end, with a sign behind it', `${text.slice(0, -2)}...`, part],
])('a link that has lost %s', (_case, arrived, sentence) => {
  expect(saidOf(arrived)).toMatch(sentence);
});

it('the rest of an id that was cut off is no other id', () => {
  const whole = formatProgressLink({ address, mark }, viewOf('badge-1', 'join-late'));
  const { additions } = readProgressLink(whole.replace(/^.*#progress|LATE$/g, ''), mark, viewOf());
  expect(additions?.map(({ milestoneId }) => milestoneId)).toEqual(['start']);
});

it('only what is open here is added, and the time of its completion is not known', () => {
  const missions = [{ id: 'join', isCompleted: true, completedAt: null }];
  expect(readProgressLink(text, mark, viewOf('badge-1')).additions).toEqual([
    { milestoneId: 'lunch', missions },
  ]);
  expect(saidOf(text, viewOf('badge-1', 'join'))).toMatch(
    /^Everything you completed on the other device/,
  );
});
