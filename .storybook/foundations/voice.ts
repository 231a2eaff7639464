import { viewMilestones } from '#features/onboarding/progress.ts';
import { sampleEmployeeProgress, sampleMilestones } from '#features/onboarding/samples.ts';
import { milestoneSentence } from '#features/onboarding/sentences.ts';
import { signInFailures } from '#features/session/signInFailures.ts';

export interface Rule {
  readonly rule: string;
  readonly why: string;
  /** What the product says. */
  readonly write: string;
  readonly not: string;
}

export interface RuleGroup {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly Rule[];
}

const [firstMilestone] = viewMilestones(sampleMilestones, sampleEmployeeProgress);

/** As a screen reader hears of the first milestone of the sample plan. */
export const spokenProgress = firstMilestone ? milestoneSentence(firstMilestone) : '';

export const voice: readonly RuleGroup[] = [
  {
    title: 'Plain, warm, short',
    text: 'As a colleague would say it, and no longer.',
    rules: [
      {
        rule: 'Speak to one person.',
        why: 'It is “you” and “your”, and “we” where something is our doing.',
        write: 'Please sign in again. You will come back to where you were.',
        not: 'Session expired. Users must re-authenticate.',
      },
      {
        rule: 'Say what to do, not what is missing.',
        why: 'An empty place is a moment to point the way.',
        write: 'Select a milestone from the timeline to see its missions and begin.',
        not: 'No data.',
      },
      {
        rule: 'Stay calm when things go well.',
        why: 'The one exclamation mark is in the specification’s own greeting.',
        write: 'Every milestone of your plan is complete',
        not: 'Awesome, you crushed it!',
      },
      {
        rule: 'Name a button after what it does.',
        why: 'Read alone, as a screen reader lists it, it still makes sense.',
        write: 'Keep my progress on this device',
        not: 'OK',
      },
    ],
  },
  {
    title: 'How errors speak',
    text: 'What happened, then what to do next. Nobody is blamed, and no code is shown.',
    rules: [
      {
        rule: 'A sentence for what happened.',
        why: 'The specification’s sentences are used to the letter.',
        write: signInFailures.wrongPassword.sentence,
        not: 'Error: INVALID_PASSWORD',
      },
      {
        rule: 'A line for the way on.',
        why: 'It names a thing that the person can do now, or who can help.',
        write: signInFailures.noConnection.help,
        not: 'Request failed. Contact your administrator.',
      },
      {
        rule: 'Own our mistakes.',
        why: 'Say what is lost, and what is not.',
        write: 'This is our mistake, not yours.',
        not: 'An unhandled exception occurred.',
      },
      {
        rule: 'Say how long things last, before it matters.',
        why: 'Storage, tokens and sessions are our words; reloading and signing out are theirs.',
        write: 'Completed missions are forgotten when you reload this page or sign out.',
        not: 'Progress is not persisted.',
      },
    ],
  },
  {
    title: 'Numbers',
    text: 'In figures, and with the right word beside them.',
    rules: [
      {
        rule: 'Write singular and plural.',
        why: 'Nothing left is no sentence at all: the line goes away.',
        write: 'You have 1 mission left in this milestone.',
        not: '1 mission(s) left',
      },
      {
        rule: 'Say “of” where it is heard.',
        why: 'A slash is for the eye. Read aloud, it says nothing.',
        write: spokenProgress,
        not: 'Orientation: 4/4',
      },
    ],
  },
  {
    title: 'Spelling',
    text: 'American English, in the product and in the code.',
    rules: [
      {
        rule: 'Spell as American readers do.',
        why: 'Personalized, color, behavior.',
        write: 'See your personalized onboarding plan',
        not: 'See your personalised onboarding plan',
      },
      {
        rule: 'Sentence case for our own words.',
        why: 'The specification’s labels keep the capitals that they have: Sign Out, Mark as Completed.',
        write: 'Forget my progress on this device',
        not: 'Forget My Progress On This Device',
      },
      {
        rule: 'Typographic quotes in our own words.',
        why: 'Texts that the specification quotes stay as they are, straight quotes included.',
        write: signInFailures.passwordPolicy.help,
        not: "Your password no longer meets the company's rules.",
      },
    ],
  },
];
