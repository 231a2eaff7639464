import { type Language, languageOf, type Part } from '#components/words/languages.ts';
import type { AllWords } from './allWords.ts';

export interface Sentence {
  /** For example `signIn.form.submit`. A function has a sentence for each of its examples. */
  readonly path: string;
  readonly text: string;
  /** The arguments of the function. */
  readonly facts: readonly unknown[];
}

type Calls = readonly (readonly unknown[])[];

/** For a function of one count or of nothing: singular and plural. */
const counts: Calls = [[1], [3]];

const email = 'new.hire@waymark.test';
const mission = 'Set up Git and create an SSH key';
const milestone = 'Workstation Setup';
const day = new Date('2026-03-06T09:00:00.000Z');
const due = { date: '2026-03-06', isThisYear: true };
const parts = [
  [0, 1],
  [2, 5],
];
const progresses = parts.map(([completed, total]) => ({ completed, total }));
const ofProgress = progresses.map((progress) => [progress]);

/** The facts of some calls of each other function, by its name. */
const examples: Readonly<Record<string, Calls>> = {
  mailSubject: [[email], ['']],
  onItsWay: [[email]],
  owner: [[email]],
  rulesMet: [...parts, [5, 5]],
  planOf: [['Maya Lindqvist']],
  whole: [[mission]],
  past: [[due]],
  later: [[{ ...due, isThisYear: false }]],
  laterInShort: [[due]],
  sentence: ofProgress,
  extent: [
    [1, 1],
    [22, 7],
  ],
  fraction: ofProgress,
  brief: ofProgress,
  count: ofProgress,
  title: [[milestone]],
  steps: parts,
  completedOn: [[day]],
  missionText: progresses.map((progress) => [progress, milestone]),
  milestoneTitle: [[milestone]],
  nextMission: [[mission]],
  nextMilestone: [[milestone]],
  allMissions: [[milestone]],
  plan: [[day, new Date('2026-12-18T09:00:00.000Z')]],
  missionSubject: [[mission]],
  ask: [['Ida Holm']],
  call: [['Ida Holm']],
  announceCompletion: [['People team']],
  weekWithMinutes: counts.map(([missions]) => [missions, 45]),
  weekWithHours: [
    [1, 1],
    [3, 1.5],
  ],
  milestone: progresses.map((progress) => [milestone, progress]),
  place: parts,
  unreadable: [[['Chrome 111', 'Edge 111', 'Firefox 115', 'Safari 16.4']]],
};

function textsIn(value: unknown, keys: readonly string[]): Sentence[] {
  const path = keys.join('.');
  if (typeof value === 'string') return [{ path, text: value, facts: [] }];
  if (typeof value === 'function') {
    const calls = examples[keys.at(-1) ?? ''] ?? counts;
    return calls.map((facts) => ({ path, text: value(...facts), facts }));
  }
  return Object.entries(value as object).flatMap(([key, each]) => textsIn(each, [...keys, key]));
}

/** All that a language says, in the order of its files. */
export const sentencesIn = (words: AllWords) => textsIn(words, []);

/** Whether a language has words for a sentence, which otherwise is English. */
export const isSpoken = (language: Language, { path }: Pick<Sentence, 'path'>) =>
  languageOf(path.split('.')[0] as Part, language) === language;

/** For example `signIn.form`: a file of the words, and a group in it. */
export const groupOf = ({ path }: Sentence) => path.split('.').slice(0, 2).join('.');
