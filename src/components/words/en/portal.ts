import type { DueDate, Progress } from '../../onboarding/plan.ts';
import { productName } from '../../theme/brand.ts';
import { createDayFormat, createDueFormats } from '../dayFormat.ts';
import { createPlural, withHalf } from '../plural.ts';

const locale = 'en-US';
const plural = createPlural(locale);
const missionCount = (count: number) =>
  plural(count, { one: `${count} mission`, other: `${count} missions` });
const milestoneCount = (count: number) =>
  plural(count, { one: `${count} milestone`, other: `${count} milestones` });
const missionsCompleted = ({ completed, total }: Progress) =>
  plural(total, {
    one: `${completed} of ${total} mission completed`,
    other: `${completed} of ${total} missions completed`,
  });

const dueFormats = createDueFormats(locale);
/** Formats a day in the device's time zone, such as `November 2, 2026`. */
const longDay = createDayFormat(locale, { dateStyle: 'long' });

export const portalWords = {
  /** Header, footer, and link labels. */
  page: {
    welcome: 'Welcome back',
    poweredBy: `Powered by ${productName}`,
    partner: 'Your Onboarding Partner',
    skipToMain: 'Skip to main content',
    opensInNewTab: '(opens in a new tab)',
    /** Separates the details of one line for screen readers. */
    spokenSeparator: ', ',
  },

  /** The header card. */
  intro: {
    eyebrow: 'Your Onboarding Journey',
    title: 'Welcome to Your Onboarding Experience',
    text: 'Follow your personalized plan at your own pace. Each milestone is a short stretch of the journey; its missions tell you what to do and why.',
    /** The status of the plan. */
    status: { open: 'In Progress', completed: 'Completed' },
    /** Beside the status: the date of the first day of work, and from then on, the number of the day. */
    day: {
      later: (first: DueDate) => `your first day is ${dueFormats.long(first)}`,
      /** For phones. */
      laterInShort: (first: DueDate) => `your first day is ${dueFormats.middle(first)}`,
      tomorrow: 'your first day is tomorrow',
      today: 'today is your first day',
      number: (day: number) => `day ${day}`,
    },
    planHint: "Welcome! Let's get you started with your personalized onboarding plan",
    planOf: (employeeName: string) => `${employeeName}'s Onboarding Journey`,
    yourPlan: 'Your plan',
    /** The button to the next mission, before and after the first completion: its label, and its spoken name. */
    begin: {
      new: { brief: 'Start', whole: (mission: string) => `Start with: ${mission}` },
      begun: { brief: 'Continue', whole: (mission: string) => `Continue with: ${mission}` },
    },
    completedTitle: 'Every milestone in your plan is complete',
  },

  /** The words for due dates. */
  days: {
    /** The mark between past and coming due dates. */
    today: 'Today',
    short: {
      /** For a mission that is still open although its day has passed. */
      past: (due: DueDate) => `planned for ${dueFormats.short(due)}`,
      today: () => 'today',
      tomorrow: () => 'tomorrow',
      later: (due: DueDate) => `by ${dueFormats.short(due)}`,
      /** Used if the first day of work is not known. */
      day: (day: number) => `Day ${day}`,
      daysBefore: (days: number) =>
        plural(days, {
          one: `${days} day before you start`,
          other: `${days} days before you start`,
        }),
    },
    /** For screen readers. */
    long: {
      past: (due: DueDate) => `planned for ${dueFormats.long(due)}`,
      today: () => 'today',
      tomorrow: () => 'tomorrow',
      later: (due: DueDate) => `by ${dueFormats.long(due)}`,
      day: (day: number) => `Day ${day}`,
      daysBefore: (days: number) =>
        plural(days, {
          one: `${days} day before your first day`,
          other: `${days} days before your first day`,
        }),
    },
  },

  timeline: {
    empty: 'No milestones available',
    /** Marks the next milestone. */
    next: 'Next',
    /** Follow the name of a milestone, for screen readers. */
    spokenStates: { completed: 'completed', selected: 'selected', next: 'next to do' },
  },

  progress: {
    sentence: missionsCompleted,
    /** The size of the whole plan, shown before the first completion. */
    extent: (missions: number, milestones: number) =>
      `${missionCount(missions)} in ${milestoneCount(milestones)}`,
    /** Shown below the name of a milestone. */
    fraction: ({ completed, total }: Progress) => `${completed}/${total}`,
    brief: ({ completed, total }: Progress) => `${completed}/${total} missions completed`,
    title: (milestone: string) => `${milestone} Progress`,
    remaining: (missions: number) =>
      plural(missions, {
        one: `You have ${missions} mission left in this milestone.`,
        other: `You have ${missions} missions left in this milestone.`,
      }),
    bar: 'Completion Progress',
    percentage: (percentage: number) => `${percentage}%`,
    /** The part of `sentence` that is shown larger. */
    count: ({ completed, total }: Progress) => `${completed} of ${total}`,
  },

  missionList: {
    title: (milestone: string) => `${milestone} Missions`,
    hint: 'Complete these tasks to finish this milestone',
    empty: 'No missions available for this milestone',
    /** The state of a mission. */
    completed: 'Completed',
    /** Follows the title of a mission, for screen readers. */
    spokenCompleted: 'completed',
  },

  mission: {
    minutes: (minutes: number) => `${minutes} min`,
    steps: (checked: number, total: number) =>
      plural(total, { one: `${checked} of ${total} step`, other: `${checked} of ${total} steps` }),
    /** Follows `completed`. */
    completedOn: (at: Date) => `on ${longDay.format(at)}`,
    /** Shown above an English text in a plan of another language, if nobody has translated the mission. */
    notTranslated: 'This mission is not available in English yet.',
    complete: 'Mark as Completed',
    completed: 'Mission Completed',
    /** The name of the group after a completion, for screen readers. */
    nextSteps: 'Next steps',
    /** Shown and announced when the last step is checked. */
    completionOffer: 'All steps are done. Mark this mission as completed?',
    none: {
      title: 'Select a Mission',
      text: 'Choose a mission from the list to view its details and get started',
    },
  },

  /** Words that are added to the text of a mission. */
  markdown: {
    /** The accessible name of a table that scrolls. */
    table: 'Table',
    /** The accessible name of a code block that scrolls. */
    code: 'Code',
    copyCode: 'Copy code',
    copied: 'Copied',
    copyFailed: 'This browser does not allow copying. Please select the text and copy it yourself.',
    tooDeep: 'This text cannot be shown. Please tell HR.',
  },

  /** The confirmation, shown and announced, of a completed mission, milestone, or plan. */
  completion: {
    missionTitle: 'Well done.',
    missionText: (progress: Progress, milestone: string) =>
      `${missionsCompleted(progress)} in ${milestone}.`,
    milestoneTitle: (milestone: string) => `${milestone} is complete.`,
    milestoneText: (missions: number) =>
      plural(missions, {
        one: `Well done: you have completed ${missions} mission.`,
        other: `Well done: you have completed ${missions} missions.`,
      }),
    nextMission: (mission: string) => `Next mission: ${mission}`,
    nextMilestone: (milestone: string) => `Next milestone: ${milestone}`,
    allMissions: (milestone: string) => `All missions in ${milestone}`,
    planSpoken: 'Every milestone in your plan is complete.',
    plan: (first: Date, last: Date) =>
      `You made it all the way (${longDay.formatRange(first, last)}), and we are glad you are here.`,
  },

  /** The state of a mission in the printed checklist, beside its box. */
  checklist: {
    open: 'Not completed',
    completed: 'Completed',
    completedOn: (at: Date) => `Completed on ${longDay.format(at)}`,
  },

  calendar: {
    /** The label of a button that downloads the plan's due dates. */
    add: 'Add to my calendar',
    fileName: 'my-onboarding.ics',
  },

  /** The people who help, and the emails to them. */
  people: {
    /** Precede the name. */
    labels: { buddy: 'Your buddy:', manager: 'Your manager:' },
    ask: (name: string) => `Ask ${name} about this mission`,
    call: (name: string) => `Call ${name} about this mission`,
    missionSubject: (mission: string) => `Question about “${mission}” (${productName})`,
    unknownMissionSubject: `Question about a mission that is not part of my plan (${productName})`,
    /** Other languages put the name after a colon, because it cannot be inflected. */
    announceCompletion: (contact: string) => `Share the news with ${contact}`,
    completedSubject: `I have completed my onboarding plan (${productName})`,
    completedBody: (missions: number) =>
      plural(missions, {
        one: 'I have completed the one mission in my onboarding plan.',
        other: `I have completed all ${missions} missions in my onboarding plan.`,
      }),
  },

  /** Notes on how long progress lasts, depending on whether it could be saved. */
  persistence: {
    /** Replaces `saved` after the first change. */
    begun: 'From now on, your progress is saved for your account, on this device only.',
    saved: 'Saved on this device.',
    /** The limits of saving, and the effect of removing. */
    limit:
      'Your progress is stored only in this browser, which may clear it if you stay away for long. If you remove it, your progress lasts only until you reload this page or sign out.',
    untilReload:
      'If you reload this page or sign out, missions will no longer be marked as completed.',
    removed:
      'Your progress is no longer saved on this device. It lasts only until you reload this page or sign out.',
    unavailable:
      'This browser does not let us save your progress. What you complete lasts only until you reload this page or sign out.',
    /** A verb, on a button. The spoken name includes the visible label, so that voice control can click the button. */
    remove: { visible: 'Remove', spoken: 'Remove my progress from this device' },
  },

  /** The screen around the plan, and the announcement of a selection. */
  screen: {
    title: 'Your onboarding',
    /** Replaces the initials of an unknown name: U for user (docs/specification.md, section 2). */
    unknownInitials: 'U',
    offline: 'You are offline. You can still read your plan.',
    passwordResetWaits:
      'To use the link from your email, please sign out first. If you reload this page, open the link in your email again.',
    timelineTitle: 'Your Onboarding Timeline',
    timelineHint: 'Click on any milestone to view and complete its missions',
    /** Used once every mission is completed. */
    timelineHintAtEnd: 'Select a milestone to reread its missions',
    skipToOpenMission: 'Skip to the next mission',
    week: (missions: number) => `This week: ${missionCount(missions)}.`,
    weekWithMinutes: (missions: number, minutes: number) =>
      `This week: ${missionCount(missions)}, about ${minutes} minutes.`,
    weekWithHours: (missions: number, hours: number) =>
      `This week: ${missionCount(missions)}, about ${plural(hours, { one: `${withHalf(hours)} hour`, other: `${withHalf(hours)} hours` })}.`,
    /** Announced when a milestone is selected. */
    milestone: (milestone: string, progress: Progress) =>
      `${milestone}: ${missionsCompleted(progress)}`,
    place: (mission: number, missions: number) => `${mission} of ${missions}`,
    unknown: {
      milestone: 'Your link leads to a milestone that is not part of your plan.',
      mission: 'Your link leads to a mission that is not part of your plan.',
    },
    /** Shown below the timeline before a milestone is selected (docs/specification.md, section 2). */
    placeholderTitle: 'Get Started with Your Onboarding',
    noPlan: 'There is no plan for your account yet. Please ask HR to choose one for you.',
    toBegin: 'Select a milestone from the timeline to see its missions and begin.',
    toGoOn: 'Pick up where you left off, or select a milestone from the timeline.',
  },
};

export type PortalWords = typeof portalWords;
