import { progressSentence } from '#components/progressSentence.ts';
import { signInFailures } from '#features/session/signInFailures.ts';

/** The second text is what the product says. */
type Rule = readonly [rule: string, write: string, not: string];

interface RuleGroup {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly Rule[];
}

export const spokenCount = progressSentence(2, 4);

export const voice: readonly RuleGroup[] = [
  {
    title: 'Plain, warm, short',
    text: 'As a colleague would say it, and no longer. The one exclamation mark is in the specification’s own greeting.',
    rules: [
      [
        'Speak to one person: “you” and “your”.',
        'Please sign in again. You will come back to where you were.',
        'Session expired. Users must re-authenticate.',
      ],
      [
        'Say what to do, not what is missing.',
        'Select a milestone from the timeline to see its missions and begin.',
        'No data.',
      ],
      [
        'Stay calm when things go well.',
        'Every milestone of your plan is complete',
        'Awesome, you crushed it!',
      ],
      ['Name a button after what it does.', 'Keep my progress on this device', 'OK'],
    ],
  },
  {
    title: 'How errors speak',
    text: 'What happened, in the specification’s sentence, then what to do next. Nobody is blamed, and no code is shown.',
    rules: [
      [
        'A sentence for what happened.',
        signInFailures.wrongPassword.sentence,
        'Error: INVALID_PASSWORD',
      ],
      [
        'A line for the way on: what the person can do now, or who can help.',
        signInFailures.noConnection.help,
        'Request failed. Contact your administrator.',
      ],
      ['Own our mistakes.', 'This is our mistake, not yours.', 'An unhandled exception occurred.'],
      [
        'Say how long things last, before it matters.',
        'Completed missions are forgotten when you reload this page or sign out.',
        'Progress is not persisted.',
      ],
    ],
  },
  {
    title: 'Numbers',
    text: 'In figures, and with the right word beside them.',
    rules: [
      [
        'Write singular and plural; nothing left is no sentence at all.',
        'You have 1 mission left in this milestone.',
        '1 mission(s) left',
      ],
      [
        'Say “of” where it is heard: a slash, read aloud, says nothing.',
        spokenCount,
        'Orientation: 2/4',
      ],
    ],
  },
  {
    title: 'Spelling',
    text: 'American English, in the product and in the code.',
    rules: [
      [
        'Spell as American readers do.',
        'See your personalized onboarding plan',
        'See your personalised onboarding plan',
      ],
      [
        'Sentence case for our own words; the specification’s labels keep their capitals.',
        'Forget my progress on this device',
        'Forget My Progress On This Device',
      ],
      [
        'Typographic quotes in our own words; what the specification quotes stays as it is.',
        signInFailures.passwordPolicy.help,
        "Your password no longer meets the company's rules.",
      ],
    ],
  },
];
