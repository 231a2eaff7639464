import type { Progress } from '#components/plan.ts';
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
const milestone = 'Workstation Setup';
const day = new Date('2026-03-06T09:00:00.000Z');
const due = { date: '2026-03-06', isThisYear: true };

/** One at least for each form that a word may have in any language. */
const counts = [1, 2, 3, 5, 11, 21, 22, 100, 0];
const counted = counts.map((count): [number] => [count]);
const parts = counts.map((total): [number, number] => [Math.floor(total / 2), total]);
const progresses = parts.map(([completed, total]): [Progress] => [{ completed, total }]);
const inMilestone = progresses.map(([progress]): [Progress, string] => [progress, milestone]);

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
      minLength: counted,
      maxLength: counted,
      lowercase: [[]],
      uppercase: [[]],
      digit: [[]],
      specialCharacter: [[]],
    },
  },
  passwordLink: {
    request: { onItsWay: [[email]] },
    password: { owner: [[email]], rulesMet: parts },
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
        day: counted,
        daysBefore: counted,
      },
      long: {
        past: [[{ ...due, nearness: 'past' }]],
        today: [[]],
        tomorrow: [[]],
        later: [[{ ...due, nearness: 'later', isThisYear: false }]],
        day: counted,
        daysBefore: counted,
      },
    },
    progress: {
      sentence: progresses,
      fraction: progresses,
      brief: progresses,
      title: [[milestone]],
      remaining: counted,
      percentage: counted,
      count: progresses,
    },
    missionList: { title: [[milestone]] },
    mission: {
      minutes: counted,
      steps: parts,
      completedOn: [[day]],
    },
    completion: {
      missionText: inMilestone,
      milestoneTitle: [[milestone]],
      milestoneText: counted,
      nextMission: [[mission]],
      nextMilestone: [[milestone]],
      allMissions: [[milestone]],
      planWithDates: [[day, new Date('2026-12-18T09:00:00.000Z')]],
    },
    people: {
      missionSubject: [[mission]],
      ask: [['Ida Holm']],
      call: [['Ida Holm']],
      tell: [['People team']],
      completedBody: counted,
    },
    screen: {
      week: counted,
      weekWithMinutes: counts.map((missions) => [missions, 45]),
      weekWithHours: [...counts, 1.5].map((hours) => [3, hours]),
      milestone: progresses.map(([progress]) => [milestone, progress]),
      place: parts,
    },
  },
  page: { unreadable: [[browsers]] },
};
