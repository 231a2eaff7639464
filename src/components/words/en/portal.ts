import { productName } from '../../Brand/product.ts';
import type { DueDate, Progress } from '../../plan.ts';
import { createDayFormat, createDueFormats } from '../dayFormat.ts';
import { createPlural, withHalf } from '../plural.ts';

const locale = 'en-US';
const plural = createPlural(locale);
const missionCount = (count: number) =>
  plural(count, { one: `${count} mission`, other: `${count} missions` });

const dueFormats = createDueFormats(locale);
/** In the time zone of the device, for example `November 2, 2026`. */
const longDay = createDayFormat(locale, { dateStyle: 'long' });
/** Without the year, because the header card has room for one line on a phone. */
const shortDay = createDayFormat(locale, { month: 'short', day: 'numeric' });

export const portalWords = {
  /** Header, footer, titles of the page. */
  page: {
    welcome: 'Welcome back',
    poweredBy: `Powered by ${productName}`,
    partner: 'Your Onboarding Partner',
    skipToMain: 'Skip to main content',
    copied: 'Copied',
    copyFailed: 'This browser does not allow it. Select and copy it yourself.',
    /** Between details of one line, as screen readers say it. */
    spokenSeparator: ', ',
  },

  /** The header card. */
  intro: {
    eyebrow: 'Your Onboarding Journey',
    title: 'Welcome to Your Onboarding Experience',
    text: 'Follow your personalized plan at your own pace. Each milestone is a short stretch of the way; its missions tell you what to do and why it helps.',
    inProgress: 'In Progress',
    planHint: "Welcome! Let's get you started with your personalized onboarding plan",
    planOf: (employeeName: string) => `${employeeName}'s Onboarding Journey`,
    yourPlan: 'Your plan',
    /** The way to the next mission, before the first completion and after it. */
    begin: {
      new: { brief: 'Start', whole: (mission: string) => `Start with: ${mission}` },
      begun: { brief: 'Continue', whole: (mission: string) => `Continue with: ${mission}` },
    },
    end: {
      title: 'Every milestone of your plan is complete',
      hint: 'Everything stays here to be read again: choose any milestone on the timeline.',
    },
  },

  /** By when something is to be done, and how days are written. */
  days: {
    /** The mark between what was due and what comes. */
    today: 'Today',
    short: {
      past: (due: DueDate) => `since ${dueFormats.short(due)}`,
      today: () => 'today',
      tomorrow: () => 'tomorrow',
      later: (due: DueDate) => `by ${dueFormats.short(due)}`,
      /** Where the first day of work is not known. */
      day: (day: number) => `Day ${day}`,
      daysBefore: (days: number) =>
        plural(days, { one: `${days} day before day 1`, other: `${days} days before day 1` }),
    },
    /** Screen readers say these. */
    long: {
      past: (due: DueDate) => `since ${dueFormats.long(due)}`,
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
    next: 'Next',
    /** After the name, for screen readers. */
    spokenStates: { completed: 'completed', selected: 'selected', next: 'next to do' },
  },

  progress: {
    sentence: ({ completed, total }: Progress) => `${completed} of ${total} missions completed`,
    brief: ({ completed, total }: Progress) => `${completed}/${total} missions completed`,
    title: (milestone: string) => `${milestone} Progress`,
    remaining: (missions: number) =>
      plural(missions, {
        one: `You have ${missions} mission left in this milestone.`,
        other: `You have ${missions} missions left in this milestone.`,
      }),
    bar: 'Completion Progress',
    percentage: (percentage: number) => `${percentage}%`,
    /** The part of `sentence` that is drawn larger. */
    count: ({ completed, total }: Progress) => `${completed} of ${total}`,
  },

  missionList: {
    title: (milestone: string) => `${milestone} Missions`,
    hint: 'Complete these tasks to finish this milestone',
    empty: 'No missions available for this milestone',
    completed: 'Completed',
    /** After the title, for screen readers. */
    spokenCompleted: 'completed',
  },

  mission: {
    minutes: (minutes: number) => `${minutes} min`,
    steps: (ticked: number, total: number) =>
      plural(total, { one: `${ticked} of ${total} step`, other: `${ticked} of ${total} steps` }),
    completedOn: (at: Date) => `Completed on ${longDay.format(at)}`,
    /** Above a text in another language: English, in the plan of a language into which nobody has translated it. */
    notTranslated: 'This mission is not available in English yet.',
    complete: 'Mark as Completed',
    completed: 'Mission Completed',
    /** The name of what comes after a completion. */
    nextSteps: 'Next steps',
    /** Shown, and said at the last tick. */
    completionOffer: 'All steps are ticked. Mark this mission as completed?',
    none: {
      title: 'Select a Mission',
      text: 'Choose a mission from the list to view its details and get started',
    },
  },

  /** What is added to the text of a mission. */
  markdown: {
    /** The names of what scrolls. */
    table: 'Table',
    code: 'Code',
    copyCode: 'Copy code',
    tooDeep: 'This text cannot be shown. Please tell the person who wrote it, or your manager.',
  },

  /** What is seen and heard once something is completed. */
  completion: {
    missionTitle: 'Well done.',
    missionText: ({ completed, total }: Progress, milestone: string) =>
      `${completed} of ${total} missions completed in ${milestone}.`,
    milestoneTitle: (milestone: string) => `${milestone} is complete.`,
    milestoneText: ({ completed, total }: Progress, milestone: string) =>
      `Well done. ${completed} of ${total} missions completed in ${milestone}.`,
    nextMission: (mission: string) => `Next mission: ${mission}`,
    nextMilestone: (milestone: string) => `Next milestone: ${milestone}`,
    allMissions: (milestone: string) => `All missions of ${milestone}`,
    planHeard: 'Every milestone of your plan is complete.',
    plan: 'You have completed every mission of your plan. Thank you for each step.',
    planWithDates: (first: Date, last: Date) =>
      `You have completed every mission of your plan, ${longDay.formatRange(first, last)}. Thank you for each step.`,
  },

  print: {
    /** The boxes beside the missions. */
    boxes: { open: 'Not completed', completed: 'Completed' },
    cannotPrint:
      'If nothing has opened, this browser cannot print. Please open the portal in another one.',
  },

  calendar: {
    add: 'Add to my calendar',
    fileName: 'my-onboarding.ics',
  },

  /** Who helps, and the mails to them. */
  people: {
    /** Before the name. */
    labels: { buddy: 'Your buddy:', manager: 'Your manager:' },
    ask: 'Ask about this mission',
    call: 'Call about this mission',
    missionSubject: (mission: string) => `Question about “${mission}” (${productName})`,
    unknownMissionSubject: `Question about a mission that is not part of my plan (${productName})`,
    tell: (contact: string) => `Tell ${contact}`,
    completedSubject: `My onboarding plan is completed (${productName})`,
    completedBody: (missions: number) =>
      plural(missions, {
        one: 'I have completed the one mission of my onboarding plan.',
        other: `I have completed all ${missions} missions of my onboarding plan.`,
      }),
  },

  persistence: {
    onlyHere: 'Your progress is only on this page.',
    willBeForgotten: 'Completed missions are forgotten when you reload this page or sign out.',
    begun: 'From now on, your progress is saved on this device, for your account alone.',
    kept: 'Saved on this device.',
    keptSince: (since: Date) => `Saved on this device since ${shortDay.format(since)}.`,
    /** After the sentence that it is saved, if the browser does not promise to hold it. */
    mayBeRemoved: 'Your browser may remove it after seven days without a visit.',
    mayBeRemovedWithLink:
      'Your browser may remove it after seven days without a visit. At the top of this page you can take it to another device.',
    refused:
      'This browser did not let us save what you completed last. It is still here until you reload this page or sign out.',
    willBeRefused:
      'This browser does not let us save your progress. What you complete lasts until you reload this page or sign out.',
    /** On the buttons. What is heard has what is seen in it, so that it can be pressed by voice. */
    keep: { seen: 'Keep', heard: 'Keep my progress on this device' },
    forget: { seen: 'Forget', heard: 'Forget my progress on this device' },
    /** After a press on them. */
    hasKept: 'Saved on this device. At the top of this page you can forget it.',
    hasKeptWithLink:
      'Saved on this device. At the top of this page you can forget it, or take it to another device.',
    hasForgotten: 'What was saved on this device is removed. Your progress is only on this page.',
  },

  progressLink: {
    open: 'Take it to another device',
    title: 'Take your progress to another device',
    text: 'Open this link on your other device, for example by scanning its code, and sign in to this account. It holds the missions that you have completed, and neither your name nor your password. If your camera opens it in a window of its own, choose to open it in your browser, because that window forgets what you add.',
    link: 'Link',
    code: 'The link as a QR code',
    codeNotFetched: 'The code could not be fetched. Please copy the link instead.',
    tooLongForCode: 'The link is too long for a code. Please copy it instead.',
    close: 'Close',
    /** What a link has brought. */
    arrival: 'Progress from another device',
    question: (missions: number) =>
      plural(missions, {
        one: `${missions} mission was completed on another device. Add it?`,
        other: `${missions} missions were completed on another device. Add them?`,
      }),
    questionOfPart: (missions: number) =>
      plural(missions, {
        one: `Part of this link was lost on its way, so this may not be all. ${missions} mission was completed on another device. Add it?`,
        other: `Part of this link was lost on its way, so this may not be all. ${missions} missions were completed on another device. Add them?`,
      }),
    add: (missions: number) => plural(missions, { one: 'Add it', other: 'Add them' }),
    notNow: 'Not now',
    added: (missions: number) =>
      plural(missions, {
        one: `${missions} mission was added. Carry on from here.`,
        other: `${missions} missions were added. Carry on from here.`,
      }),
    ofAnotherAccount: 'This link belongs to another account, so nothing was added.',
    fitsNothing: 'This link brings nothing that fits your plan.',
    incomplete: 'Part of this link was lost on its way. Please copy all of it, or scan its code.',
    completedHere: 'All that you completed on another device is completed here, too.',
  },

  /** The screen around the plan, and what is said when something is selected. */
  screen: {
    title: 'Your onboarding',
    /** In place of the letters of a name (docs/specification.md, section 2). */
    unknownInitials: 'U',
    offline: 'You are offline. You can still read your plan.',
    passwordLinkWaits:
      'The link from your mail waits here until you sign out. If you reload this page, please open it in your mail again.',
    timelineTitle: 'Your Onboarding Timeline',
    timelineHint: 'Click on any milestone to view and complete its missions',
    print: 'Print my plan',
    skipToOpenMission: 'Skip to the first open mission',
    copyLink: 'Copy link',
    week: (missions: number) => `This week: ${missionCount(missions)}.`,
    weekWithMinutes: (missions: number, minutes: number) =>
      `This week: ${missionCount(missions)}, about ${minutes} minutes.`,
    weekWithHours: (missions: number, hours: number) =>
      `This week: ${missionCount(missions)}, about ${plural(hours, { one: `${withHalf(hours)} hour`, other: `${withHalf(hours)} hours` })}.`,
    /** Said when a milestone is selected. */
    milestone: (milestone: string, { completed, total }: Progress) =>
      `${milestone}: ${completed} of ${total} missions completed`,
    place: (mission: number, missions: number) => `${mission} of ${missions}`,
    unknown: {
      milestone: 'That milestone is not part of your plan.',
      mission: 'That mission is not part of your plan.',
    },
    /** Below the timeline, before a milestone is selected (docs/specification.md, section 2). */
    placeholderTitle: 'Get Started with Your Onboarding',
    noPlan: 'There is no plan for your account yet. Please ask HR to choose one for you.',
    toBegin: 'Select a milestone from the timeline to see its missions and begin.',
    toGoOn: 'Pick up where you left off, or select a milestone from the timeline.',
    toReadAgain: 'Select a milestone from the timeline to read its missions again.',
  },
};

export type PortalWords = typeof portalWords;
