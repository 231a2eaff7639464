/** What may be asked of any component. Themes, direction, width and the like are conditions: each state has them all. */
export const stateKinds = [
  'default',
  'empty',
  'one',
  'many',
  'longest text',
  'unbroken text',
  'none done',
  'half done',
  'completed',
  'pending',
  'failure',
  'offline',
] as const;

type StateKind = (typeof stateKinds)[number];

type Never = readonly [reason: string, ...kinds: StateKind[]];

export interface States {
  /** The stories that show a state, by their exports. */
  readonly shown: Partial<Record<StateKind, readonly string[]>>;
  /** The states that the component cannot be in, and why. */
  readonly never: readonly Never[];
  /** Why it has no story that shows all states at once. */
  readonly noSheet?: string;
}

const asksNobody: Never = [
  'It shows what it is given, and asks nobody for it.',
  'pending',
  'failure',
  'offline',
];
const singular: Never = ['There is one of what it shows.', 'one', 'many'];
const noProgress: Never = [
  'How much is done makes no difference to it.',
  'none done',
  'half done',
  'completed',
];
const wholeScreen = 'Pictured as a whole screen.';

/** By the title of the stories in the sidebar. `tests/atlas` holds it against the built index. */
export const states: Readonly<Record<string, States>> = {
  'Components/Avatar': {
    shown: {
      default: ['TwoInitials'],
      one: ['OneInitial'],
      empty: ['NobodyKnown'],
      'longest text': ['WidestInitials'],
    },
    never: [['Initials are one or two letters.', 'many', 'unbroken text'], noProgress, asksNobody],
  },
  'Components/Badge': {
    shown: {
      default: ['Neutral', 'Blue', 'Yellow', 'Green', 'Purple', 'Red'],
      completed: ['Completed'],
      'longest text': ['LongText'],
      'unbroken text': ['UnbrokenText'],
    },
    never: [
      ['Where there is no word for it, there is no badge.', 'empty'],
      singular,
      ['It says that something is completed, never how much of it.', 'none done', 'half done'],
      asksNobody,
    ],
  },
  'Components/Brand': {
    shown: { default: ['Regular', 'Large'] },
    never: [
      [
        'The name of the product is a constant.',
        'empty',
        'one',
        'many',
        'longest text',
        'unbroken text',
      ],
      noProgress,
      asksNobody,
    ],
  },
  'Components/Button': {
    shown: {
      default: ['Primary', 'Quiet', 'WithIcon'],
      'longest text': ['LongLabel'],
      'unbroken text': ['UnbrokenLabel'],
      completed: ['Disabled'],
      pending: ['Disabled'],
    },
    never: [
      ['A button without a name would be a defect of its user.', 'empty'],
      singular,
      ['It is there to press, or done with.', 'none done', 'half done'],
      ['What became of a press is said elsewhere on the page.', 'failure', 'offline'],
    ],
  },
  'Components/EmptyState': {
    shown: {
      default: ['WithTitle'],
      empty: ['WithTitle', 'WithoutTitle'],
      'longest text': ['LongTexts'],
      'unbroken text': ['UnbrokenTexts'],
    },
    never: [['It stands where there is nothing to show.', 'one', 'many'], noProgress, asksNobody],
  },
  'Components/FailureScreen': {
    shown: {
      default: ['ChunkDidNotArrive'],
      'longest text': ['LongTextsOnANarrowScreen'],
      'unbroken text': ['UnbrokenTitle'],
      failure: ['ChunkDidNotArrive', 'SomethingBroke'],
      offline: ['ChunkDidNotArrive'],
    },
    never: [
      ['It always says what happened and what to do.', 'empty'],
      singular,
      noProgress,
      ['Its button leaves the page, so nobody sees a wait.', 'pending'],
    ],
  },
  'Components/LiveMessage': {
    shown: {
      default: ['WithMessage'],
      empty: ['NothingToSay'],
      'longest text': ['LongMessage'],
      'unbroken text': ['UnbrokenMessage'],
    },
    never: [singular, noProgress, asksNobody],
    noSheet: 'There is nothing to see.',
  },
  'Components/LoadingScreen': {
    shown: {
      default: ['Loading'],
      pending: ['Loading', 'TakesLong'],
      offline: ['TakesLong'],
      'longest text': ['LongExplanationOnANarrowScreen'],
      'unbroken text': ['LongExplanationOnANarrowScreen'],
    },
    never: [
      ['It always says that something is loading.', 'empty'],
      singular,
      noProgress,
      ['What fails has a screen of its own.', 'failure'],
    ],
  },
  'Components/Markdown': {
    shown: {
      default: ['Mission'],
      empty: ['Empty'],
      'longest text': ['LongTextsOnANarrowScreen', 'LongCode', 'HugeTable'],
      'unbroken text': ['LongTextsOnANarrowScreen'],
    },
    never: [
      singular,
      [
        'The boxes of a task list are part of the text, and nobody can tick them.',
        'none done',
        'half done',
        'completed',
      ],
      asksNobody,
    ],
  },
  'Components/MessageBox': {
    shown: {
      default: ['MessageAlone', 'WithHelp', 'Information'],
      failure: ['MessageAlone', 'WithHelp'],
      'longest text': ['LongTextsOnANarrowScreen'],
      'unbroken text': ['UnbrokenTitle'],
    },
    never: [
      ['Where there is nothing to say, there is no box.', 'empty'],
      singular,
      noProgress,
      ['It comes when something is over.', 'pending'],
      ['It tells a lost connection in words, like any other failure.', 'offline'],
    ],
  },
  'Components/MilestoneTimeline': {
    shown: {
      default: ['Seven'],
      empty: ['Empty', 'WithoutMissions'],
      one: ['One'],
      many: ['Thirty'],
      'longest text': ['LongNames', 'LargeNumbers'],
      'unbroken text': ['LongNames'],
      'none done': ['NoneCompleted'],
      'half done': ['Seven'],
      completed: ['AllCompleted'],
    },
    never: [asksNobody],
  },
  'Components/MissionDetail': {
    shown: {
      default: ['Open'],
      empty: ['NoneSelected', 'NoDescription'],
      'longest text': ['LongTextsOnANarrowScreen'],
      'unbroken text': ['UnbrokenTextsOnANarrowScreen'],
      'none done': ['Open'],
      completed: ['Completed', 'JustCompleted'],
    },
    never: [
      singular,
      ['A mission is open or completed, and nothing between.', 'half done'],
      ['A mark is made on the page itself, at once.', 'pending', 'failure', 'offline'],
    ],
  },
  'Components/MissionList': {
    shown: {
      default: ['Many'],
      empty: ['Empty'],
      one: ['One'],
      many: ['Thirty'],
      'longest text': ['NarrowScreen'],
      'unbroken text': ['UnbrokenMilestoneName'],
      'none done': ['AllOpen'],
      'half done': ['Many'],
      completed: ['AllCompleted'],
    },
    never: [asksNobody],
  },
  'Components/Note': {
    shown: {
      default: ['OneLine', 'WithAction'],
      one: ['OneLine'],
      many: ['WithParagraphs'],
      'longest text': ['LongTextOnANarrowScreen'],
      'unbroken text': ['LongTextOnANarrowScreen'],
    },
    never: [['Where there is nothing to say, there is no note.', 'empty'], noProgress, asksNobody],
  },
  'Components/PageTitle': {
    shown: { default: ['NamesTheTab'], failure: ['Failure'] },
    never: [
      ['Every screen has a title.', 'empty'],
      singular,
      ['The browser cuts it to the width of its tab.', 'longest text', 'unbroken text'],
      noProgress,
      ['A wait or a lost connection does not rename the screen.', 'pending', 'offline'],
    ],
    noSheet: 'There is nothing to see.',
  },
  'Components/Panel': {
    shown: {
      default: ['WithHint', 'WithoutHint'],
      empty: ['Empty'],
      'longest text': ['LongTextsOnANarrowScreen'],
      'unbroken text': ['UnbrokenTitle'],
    },
    never: [singular, noProgress, asksNobody],
  },
  'Components/PasswordField': {
    shown: {
      default: ['Hidden', 'Shown', 'CapsLockOn'],
      empty: ['Empty'],
      'longest text': ['LongLabelOnANarrowScreen'],
      'unbroken text': ['UnbrokenLabel'],
      pending: ['WhileSubmitting'],
      failure: ['Invalid'],
    },
    never: [singular, noProgress, ['It cannot know; who submits it finds out.', 'offline']],
  },
  'Components/PlanIntro': {
    shown: {
      default: ['KnownEmployee'],
      empty: ['UnknownEmployee'],
      'longest text': ['LongNameOnANarrowScreen'],
      'unbroken text': ['UnbrokenNameOnANarrowScreen'],
    },
    never: [
      singular,
      ['Its badge says “In Progress” whatever is done.', 'none done', 'half done', 'completed'],
      asksNobody,
    ],
  },
  'Components/PortalFooter': {
    shown: {
      default: ['WithNotice'],
      empty: ['WithoutNotice'],
      'longest text': ['LongNoticeOnANarrowScreen'],
      'unbroken text': ['LongNoticeOnANarrowScreen'],
    },
    never: [singular, noProgress, asksNobody],
  },
  'Components/PortalHeader': {
    shown: {
      default: ['KnownEmployee'],
      empty: ['UnknownEmployee'],
      'longest text': ['WidestInitialsOnANarrowScreen'],
    },
    never: [
      ['All its words are constants, but for two initials.', 'unbroken text'],
      singular,
      noProgress,
      [
        'Signing out leaves the screen at once, whatever comes of it.',
        'pending',
        'failure',
        'offline',
      ],
    ],
  },
  'Components/PortalPage': {
    shown: {
      default: ['Short', 'ColumnsOnALargeScreen'],
      'longest text': ['UnbrokenTextsOnANarrowScreen'],
      'unbroken text': ['UnbrokenTextsOnANarrowScreen'],
    },
    never: [['The portal always has something to say.', 'empty'], singular, noProgress, asksNobody],
  },
  'Components/ProgressCard': {
    shown: {
      default: ['SomeCompleted'],
      one: ['OneRemaining'],
      many: ['ThousandsOfMissions'],
      empty: ['NoMissions'],
      'none done': ['NoneCompleted'],
      'half done': ['SomeCompleted'],
      completed: ['AllCompleted'],
      'longest text': ['LongNameOnANarrowScreen'],
      'unbroken text': ['UnbrokenName'],
    },
    never: [asksNobody],
  },
  'Components/SignInForm': {
    shown: {
      default: ['Idle'],
      empty: ['Idle', 'NoPassword'],
      'longest text': ['LongFailureOnANarrowScreen'],
      'unbroken text': ['LongFailureOnANarrowScreen'],
      pending: ['Submitting'],
      failure: [
        'InvalidCredential',
        'UserNotFound',
        'WrongPassword',
        'InvalidEmail',
        'TooManyRequests',
        'UserDisabled',
        'OtherCode',
        'Exception',
        'PasswordRules',
      ],
      offline: ['OtherCode'],
    },
    never: [singular, noProgress],
  },
  'Components/SignInPage': {
    shown: {
      default: ['WithoutNotice', 'WithNotice'],
      'longest text': ['LongNoticeOnANarrowScreen'],
      'unbroken text': ['LongNoticeOnANarrowScreen'],
      pending: ['Submitting'],
      failure: ['WithFailure'],
    },
    never: [
      ['It is there for the form that it holds.', 'empty'],
      singular,
      noProgress,
      ['A lost connection looks like any other failure of the form.', 'offline'],
    ],
  },
  'Components/TextField': {
    shown: {
      default: ['Filled', 'WithControlAtTheEnd'],
      empty: ['Empty'],
      'longest text': ['LongLabelOnANarrowScreen'],
      'unbroken text': ['UnbrokenLabel'],
      pending: ['WhileSubmitting'],
      failure: ['Invalid'],
    },
    never: [singular, noProgress, ['It cannot know; who submits it finds out.', 'offline']],
  },
  'Screens/App': {
    shown: {
      default: ['SignedOut', 'SignedIn'],
      pending: ['Loading', 'LoadingTakesLong'],
      failure: ['DidNotLoadCompletely', 'BrokeDown'],
      offline: ['StartedOffline'],
    },
    never: [
      [
        'It chooses the screen; these are states of what it chooses.',
        'empty',
        'one',
        'many',
        'longest text',
        'unbroken text',
        'none done',
        'half done',
        'completed',
      ],
    ],
    noSheet: wholeScreen,
  },
  'Screens/Portal': {
    shown: {
      default: ['BeforeAChoice', 'MilestoneChosen'],
      empty: ['NoPlanYet', 'UnknownEmployee', 'EmptyMilestone', 'UnknownMission'],
      one: ['OneMilestone'],
      many: ['ManyMilestones'],
      'longest text': ['LongTextsOnANarrowScreen'],
      'unbroken text': ['UnbrokenTextsOnANarrowScreen'],
      'none done': ['NothingDoneYet'],
      'half done': ['MissionCompleted'],
      completed: ['MilestoneCompleted', 'PlanCompleted'],
    },
    never: [
      ['The plan has come with the page, which asks for nothing more.', 'pending', 'offline'],
      ['Only keeping marks on the device can fail, which has a list of its own.', 'failure'],
    ],
    noSheet: wholeScreen,
  },
  'Screens/Progress on this device': {
    shown: {
      default: ['FirstCompletionOffers', 'Kept', 'KeptByAnEarlierVisit', 'Forgotten'],
      empty: ['NothingMarkedYet'],
      'none done': ['NothingMarkedYet'],
      'half done': ['FirstCompletionOffers', 'Kept'],
      failure: [
        'Refused',
        'RefusedAtALaterMark',
        'NotForgotten',
        'SetAside',
        'Unreadable',
        'KeptByANewerVersion',
        'KeptByANewerVersionMeanwhile',
      ],
    },
    never: [
      ['All marks are kept or none, however many there are.', 'one', 'many', 'completed'],
      ['All its sentences are constants.', 'longest text', 'unbroken text'],
      ['The device answers at once, also without a connection.', 'pending', 'offline'],
    ],
    noSheet: wholeScreen,
  },
  'Screens/Sign in': {
    shown: {
      default: ['SignedOut', 'BroughtHere', 'SessionEnded'],
      empty: ['SignedOut'],
      pending: ['SigningIn'],
      failure: [
        'UserNotFound',
        'WrongPassword',
        'InvalidEmail',
        'TooManyRequests',
        'UserDisabled',
        'InvalidCredential',
        'AnyOtherCode',
        'ExceptionWithoutCode',
        'PasswordTooWeakForPolicy',
      ],
      offline: ['Offline'],
    },
    never: [
      singular,
      ['All its sentences are constants.', 'longest text', 'unbroken text'],
      noProgress,
    ],
    noSheet: wholeScreen,
  },
};
