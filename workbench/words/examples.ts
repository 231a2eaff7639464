import type { AllWords } from './allWords.ts';

/** The facts of some calls for each function of the words; `never` for a text, and for a group of texts alone. */
type Examples<W> = W extends (...facts: infer Facts) => unknown
  ? readonly Readonly<Facts>[]
  : W extends string | readonly unknown[]
    ? never
    : OfGroup<{
        [Key in keyof W as [Examples<W[Key]>] extends [never] ? never : Key]: Examples<W[Key]>;
      }>;

type OfGroup<Group> = keyof Group extends never ? never : Group;

const browsers = ['Chrome 111', 'Edge 111', 'Firefox 115', 'Safari 16.4'];
const email = 'new.hire@waymark.test';
const mission = 'Set up Git and create an SSH key';
const progress = { completed: 2, total: 4 };
const milestone = 'Workstation Setup';
/** In a month whose name German does not abbreviate, so that it brings no point of its own. */
const day = new Date('2026-03-06T09:00:00.000Z');
const due = { date: '2026-03-06', isThisYear: true };

/** What the page *Words* and the tests of the words put into sentences. */
export const examples: Examples<AllWords> = {
  signIn: {
    everywhere: {
      defect: { message: [[true], [false]] },
    },
    session: { mailSubject: [[email], ['']] },
  },
  signInFailures: {
    password: {
      minLength: [[12]],
      maxLength: [[64]],
      lowercase: [[]],
      uppercase: [[]],
      digit: [[]],
      specialCharacter: [[]],
    },
  },
  passwordLink: {
    request: { onItsWay: [[email]] },
    password: { owner: [[email]], rulesMet: [[1, 3]] },
  },
  portal: {
    intro: {
      planOf: [['Maya Lindqvist']],
      begin: { new: { whole: [[mission]] }, begun: { whole: [[mission]] } },
    },
    days: {
      short: {
        past: [[{ ...due, nearness: 'past' }]],
        today: [[]],
        tomorrow: [[]],
        later: [[{ ...due, nearness: 'later' }]],
        day: [[5]],
        daysBefore: [[1], [4]],
      },
      long: {
        past: [[{ ...due, nearness: 'past' }]],
        today: [[]],
        tomorrow: [[]],
        later: [[{ ...due, nearness: 'later', isThisYear: false }]],
        day: [[5]],
        daysBefore: [[1], [4]],
      },
    },
    progress: {
      sentence: [[progress]],
      brief: [[progress]],
      title: [[milestone]],
      remaining: [[1], [3]],
      percentage: [[57]],
      count: [[progress]],
    },
    missionList: { title: [[milestone]] },
    mission: {
      minutes: [[12]],
      steps: [
        [0, 1],
        [2, 5],
      ],
      completedOn: [[day]],
    },
    completion: {
      missionText: [[progress, milestone]],
      milestoneTitle: [[milestone]],
      milestoneText: [[progress, milestone]],
      nextMission: [[mission]],
      nextMilestone: [[milestone]],
      allMissions: [[milestone]],
      planWithDates: [[day, new Date('2026-12-18T09:00:00.000Z')]],
    },
    people: {
      missionSubject: [[mission]],
      tell: [['The people team']],
      completedBody: [[1], [22]],
    },
    persistence: { keptSince: [[day]] },
    progressLink: {
      question: [[1], [3]],
      questionOfPart: [[1], [3]],
      add: [[1], [3]],
      added: [[1], [3]],
    },
    screen: {
      week: [[1], [3]],
      weekWithMinutes: [[3, 45]],
      weekWithHours: [
        [3, 1],
        [3, 1.5],
      ],
      milestone: [[milestone, progress]],
      place: [[2, 4]],
    },
  },
  page: { unreadable: [[browsers]] },
};
