import type { Progress } from '#components/plan.ts';
import type { AllWords } from './allWords.ts';

/** For a function of one count or of nothing: singular and plural. */
export const counts: readonly unknown[][] = [[1], [3]];

/** The facts of some calls for each function of the words; `never` for a text, for `counts`, and for a group of these. */
type Examples<W> = W extends string | readonly unknown[] | ((count: number) => unknown)
  ? never
  : W extends (...facts: infer Facts) => unknown
    ? readonly Readonly<Facts>[]
    : OfGroup<{
        [Key in keyof W as [Examples<W[Key]>] extends [never] ? never : Key]: Examples<W[Key]>;
      }>;

type OfGroup<Group> = keyof Group extends never ? never : Group;

const browsers = ['Chrome 111', 'Edge 111', 'Firefox 115', 'Safari 16.4'];
const email = 'new.hire@waymark.test';
const mission = 'Set up Git and create an SSH key';
const milestone = 'Workstation Setup';
const day = new Date('2026-03-06T09:00:00.000Z');
const due = { date: '2026-03-06', isThisYear: true };

const parts: [number, number][] = [
  [0, 1],
  [2, 5],
];
const progresses = parts.map(([completed, total]): [Progress] => [{ completed, total }]);
const days = {
  past: [[{ ...due, nearness: 'past' }]],
  later: [[{ ...due, nearness: 'later', isThisYear: false }]],
} as const;

/** What the page *Words* and the test of the words put into sentences. */
export const examples: Examples<AllWords> = {
  signIn: {
    session: { mailSubject: [[email], ['']] },
  },
  passwordLink: {
    request: { onItsWay: [[email]] },
    password: { owner: [[email]], rulesMet: [...parts, [5, 5]] },
  },
  portal: {
    intro: {
      planOf: [['Maya Lindqvist']],
      begin: { new: { whole: [[mission]] }, begun: { whole: [[mission]] } },
    },
    days: { short: days, long: days },
    progress: {
      sentence: progresses,
      fraction: progresses,
      brief: progresses,
      title: [[milestone]],
      count: progresses,
    },
    missionList: { title: [[milestone]] },
    mission: {
      steps: parts,
      completedOn: [[day]],
    },
    completion: {
      missionText: progresses.map(([progress]) => [progress, milestone]),
      milestoneTitle: [[milestone]],
      nextMission: [[mission]],
      nextMilestone: [[milestone]],
      allMissions: [[milestone]],
      plan: [[day, new Date('2026-12-18T09:00:00.000Z')]],
    },
    people: {
      missionSubject: [[mission]],
      ask: [['Ida Holm']],
      call: [['Ida Holm']],
      tell: [['People team']],
    },
    screen: {
      weekWithMinutes: [
        [1, 45],
        [3, 45],
      ],
      weekWithHours: [
        [1, 1],
        [3, 1.5],
      ],
      milestone: progresses.map(([progress]) => [milestone, progress]),
      place: parts,
    },
  },
  page: { unreadable: [[browsers]] },
};
