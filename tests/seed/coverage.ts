/**
 * Which test or story shows each statement of the specification (`checklist.md`).
 * `tests/unit/seedCoverage.test.ts` holds that every id is here, and that every name still exists.
 */
export type Coverage =
  | { readonly shownBy: readonly Evidence[] }
  /** Why no test can show it, or where it will be shown. */
  | { readonly notTested: string };

export interface Evidence {
  readonly file: string;
  /** The title of a test, or the export of a story. */
  readonly name: string;
}

const shown = (...shownBy: Evidence[]): Coverage => ({ shownBy });
const notTested = (reason: string): Coverage => ({ notTested: reason });

const component = (folder: string, name: string): Evidence => ({
  file: `src/components/${folder}/${folder}.stories.tsx`,
  name,
});
const signInScreen = (name: string): Evidence => ({
  file: 'src/features/session/SignInScreen.stories.tsx',
  name,
});
const portal = (name: string): Evidence => ({
  file: 'src/features/onboarding/OnboardingScreen.stories.tsx',
  name,
});
const app = (name: string): Evidence => ({ file: 'src/app/App.stories.tsx', name });
const unit = (file: string, name: string): Evidence => ({ file: `src/${file}`, name });
const journey = (spec: string, name: string): Evidence => ({
  file: `tests/e2e/${spec}.spec.ts`,
  name,
});

const adapter = 'features/session/firebase/firebaseIdentity.test.ts';
const session = 'features/session/session.test.ts';
const messages = 'features/session/signInMessages.test.ts';
const sample = 'features/onboarding/sampleData.test.ts';
const progress = 'features/onboarding/progress.test.ts';
const mock = 'mocks/identity-toolkit/service.test.ts';
const sdkOnMock = 'mocks/identity-toolkit/firebaseSdk.test.ts';

const wholeJourney = journey('journey', 'from the sign-in to a completed mission');
const signedOutRoutes = journey('routes', 'ends on the sign-in screen, also on reload');
const signedInRoutes = journey('routes', 'every path ends on the portal, also on reload');
const signInPage = component('SignInPage', 'WithoutNotice');
const header = component('PortalHeader', 'KnownEmployee');
const planIntro = component('PlanIntro', 'KnownEmployee');
const twoColumns = journey('layout', 'the timeline across, the list 2/5 and the detail 3/5');
const nobodyElse = journey(
  'journey',
  'every call of a visit goes to the identity service or to the portal’s own files',
);
const localCompletion = journey(
  'journey',
  'a completion is local to the screen: no call, and a reload forgets it',
);
const nativeValidation = journey(
  'sign-in',
  'the browser refuses empty and malformed fields, and nothing is sent',
);
const forgottenWithAnEdit = journey(
  'sign-in',
  'is forgotten with an edit of the email or of the password',
);
const signOut = journey('journey', 'Sign Out leads to the sign-in screen and stays there');
const failedSignOut = journey(
  'session',
  'is logged, shows nothing, and is made up for at the next start',
);
const twoCalls = journey('sign-in', 'a sign-in is two calls, however often the button is pressed');
const policyFetched = journey(
  'sign-in',
  'the policy is fetched once for each password that does not meet it',
);
const userFields = unit(adapter, 'answers with the user as the service knows them');
const userExtras = unit(adapter, 'hands on the picture and the phone number where there are any');
const policyFields = unit(
  adapter,
  'carries the lengths and the kinds of characters that the service demands',
);
const failsByAddress = unit(adapter, 'fails with auth/%s and its sentence');
const anyOtherCode = unit(messages, 'is the general one for any other code, such as "%s"');
const sampleNames = unit(sample, 'has the seven milestones of the specification in order');
const tagsAndColors = unit(sample, 'has the tags and the colors of the specification');
const completionRecorded = unit(progress, 'records when it was done');
const viewOfMilestones = unit(
  progress,
  'marks as completed what the progress says, and nothing else',
);
const refresh = 'features/session/refresh/keepTokenFresh.test.ts';
const insideTheSdk = 'A number inside the SDK, which offers no way to read or to set it.';

export const coverage: Readonly<Record<string, Coverage>> = {
  // Product and purpose
  'S-001': shown(wholeJourney, app('WholeJourney')),
  'S-002': notTested('A statement about the specification itself.'),
  'S-003': notTested('For whom the product is; nothing in it could contradict this.'),
  'S-004': shown(signInScreen('SignedOut')),
  'S-005': shown(wholeJourney, portal('BeforeAChoice')),
  'S-006': shown(wholeJourney),
  'S-007': shown(nobodyElse, twoCalls),
  'S-008': shown(header, component('PortalFooter', 'WithoutNotice')),

  // Routes
  'S-009': shown(signedOutRoutes),
  'S-010': shown(signedInRoutes),
  'S-011': shown(signedOutRoutes),
  'S-012': shown(signedInRoutes),
  'S-013': shown(signedOutRoutes),
  'S-014': shown(signedInRoutes),
  'S-015': shown(signedOutRoutes),
  'S-016': shown(signedInRoutes),
  'S-017': shown(
    app('Loading'),
    journey('session', 'shows Loading... full screen, then what it waits for, then what it knows'),
  ),
  'S-018': shown(component('LoadingScreen', 'Loading'), app('Loading')),

  // Login screen: static content
  'S-019': shown(signInPage),
  'S-020': shown(signInPage),
  'S-021': shown(signInPage),
  'S-022': shown(signInPage),
  'S-023': shown(signInPage),
  'S-024': shown(signInPage),
  'S-025': shown(signInPage),

  // Login screen: form
  'S-026': shown(component('SignInForm', 'Idle')),
  'S-027': shown(component('SignInForm', 'Idle')),
  'S-028': shown(component('PasswordField', 'Shown'), component('PasswordField', 'HiddenAgain')),
  'S-029': shown(component('SignInForm', 'Idle')),
  'S-030': shown(component('SignInForm', 'Idle')),
  'S-031': shown(component('SignInForm', 'Submitting'), signInScreen('SigningIn')),
  'S-032': shown(journey('sign-in', 'the button is disabled and says so while the request runs')),
  'S-033': shown(nativeValidation, component('SignInForm', 'NothingTyped')),
  'S-034': shown(nativeValidation, component('SignInForm', 'NotAnAddress')),
  'S-035': shown(nativeValidation, component('SignInForm', 'NoPassword')),
  'S-036': shown(component('SignInForm', 'AnythingElseIsAccepted')),
  'S-037': shown(journey('sign-in', 'says so above the form')),
  'S-038': shown(journey('sign-in', 'says so above the form'), signInScreen('UserNotFound')),
  'S-039': shown(forgottenWithAnEdit, signInScreen('ErrorClearedByEditingEmail')),
  'S-040': shown(forgottenWithAnEdit, signInScreen('ErrorClearedByEditingPassword')),
  'S-041': shown(journey('sign-in', 'leads to the portal, by keyboard alone')),

  // Home screen: header, intro, panel card, footer
  'S-042': shown(header),
  'S-043': shown(header),
  'S-044': shown(header),
  'S-045': shown(
    header,
    unit('features/onboarding/initials.test.ts', 'the initials of "%s" are %s'),
  ),
  'S-046': shown(component('PortalHeader', 'UnknownEmployee'), portal('UnknownEmployee')),
  'S-047': shown(component('PortalHeader', 'SignOutByClick'), portal('SigningOut')),
  'S-048': shown(planIntro),
  'S-049': shown(planIntro),
  'S-050': shown(planIntro),
  'S-051': shown(planIntro),
  'S-052': shown(planIntro),
  'S-053': shown(planIntro, portal('PlanCompleted')),
  'S-054': shown(portal('BeforeAChoice')),
  'S-055': shown(portal('BeforeAChoice')),
  'S-056': shown(portal('BeforeAChoice')),
  'S-057': shown(component('PortalFooter', 'WithoutNotice')),
  'S-058': shown(component('PortalFooter', 'WithoutNotice')),
  'S-059': shown(twoColumns),

  // Home screen: before a milestone is chosen
  'S-060': shown(portal('BeforeAChoice'), wholeJourney),
  'S-061': shown(portal('BeforeAChoice')),
  'S-062': shown(portal('BeforeAChoice')),

  // Home screen: progress card
  'S-063': shown(portal('MilestoneChosen'), portal('BeforeAChoice')),
  'S-064': shown(component('ProgressCard', 'SomeCompleted')),
  'S-065': shown(component('ProgressCard', 'SomeCompleted')),
  'S-066': shown(component('ProgressCard', 'SomeCompleted')),
  'S-067': shown(component('ProgressCard', 'SomeCompleted')),
  'S-068': shown(
    component('ProgressCard', 'SomeCompleted'),
    component('ProgressCard', 'OneRemaining'),
  ),
  'S-069': shown(
    component('ProgressCard', 'AllCompleted'),
    component('ProgressCard', 'NoMissions'),
  ),

  // Home screen: mission list
  'S-070': shown(portal('MilestoneChosen')),
  'S-071': shown(component('MissionList', 'Many')),
  'S-072': shown(component('MissionList', 'Many')),
  'S-073': shown(component('MissionList', 'Empty'), portal('EmptyMilestone')),
  'S-074': shown(component('MissionList', 'Many')),
  'S-075': shown(component('MissionList', 'TickWithTheWord')),
  'S-076': shown(component('MissionList', 'TickWithTheWord')),
  'S-077': shown(portal('MilestoneChosen'), wholeJourney),

  // Home screen: mission detail pane
  'S-078': shown(portal('MilestoneChosen')),
  'S-079': shown(component('MissionDetail', 'NoneSelected'), portal('EmptyMilestone')),
  'S-080': shown(component('MissionDetail', 'NoneSelected')),
  'S-081': shown(component('MissionDetail', 'Open')),
  'S-082': shown(component('MissionDetail', 'Completed')),
  'S-083': shown(component('Markdown', 'Mission')),
  'S-084': shown(component('Markdown', 'Headings')),
  'S-085': shown(component('Markdown', 'Lists')),
  'S-086': shown(component('Markdown', 'Links')),
  'S-087': shown(component('Markdown', 'CodeBlock'), component('Markdown', 'InlineCode')),
  'S-088': shown(component('Markdown', 'Quote')),
  'S-089': shown(component('Markdown', 'Paragraphs')),
  'S-090': shown(component('MissionDetail', 'Open')),
  'S-091': shown(component('MissionDetail', 'Completed')),
  'S-092': shown(component('MissionDetail', 'CompletedByClick'), wholeJourney),
  'S-093': shown(component('MissionDetail', 'ButtonFillsThePane'), twoColumns),

  // Milestone timeline
  'S-094': shown(component('MilestoneTimeline', 'AcrossOnWideScreens'), twoColumns),
  'S-095': shown(
    component('MilestoneTimeline', 'DownOnNarrowScreens'),
    journey('layout', 'on a phone: the timeline down, the list above the detail'),
  ),
  'S-096': shown(portal('MilestoneChosen'), component('MilestoneTimeline', 'HighlightFollows')),
  'S-097': shown(component('MilestoneTimeline', 'NoneActive'), wholeJourney),
  'S-098': shown(component('MilestoneTimeline', 'Empty'), portal('NoPlanYet')),
  'S-099': shown(
    component('MilestoneTimeline', 'ChecksCompletedOnly'),
    journey('journey', 'the last mission completes its milestone with a check mark'),
  ),
  'S-100': shown(component('MilestoneTimeline', 'ActiveIsMarkedWithoutColor')),
  'S-101': shown(
    component('MilestoneTimeline', 'WalkedPathIsGreen'),
    journey('layout', 'the walked part of the line is the green of progress, the rest is not'),
  ),

  // Entities: signed-in user
  'S-102': shown(userFields),
  'S-103': shown(userFields),
  'S-104': shown(userFields),
  'S-105': shown(userFields),
  'S-106': shown(userExtras),
  'S-107': shown(userExtras),
  'S-108': shown(userFields),
  'S-109': shown(userFields),
  'S-110': shown(userFields),
  'S-111': shown(userFields),

  // Entities: employee
  'S-112': shown(unit(sample, 'has an employee e1 with every field')),
  'S-113': shown(unit(sample, 'has an employee e1 with every field')),
  'S-114': shown(unit(sample, 'has no milestones for an employee with %s'), portal('NoPlanYet')),
  'S-115': shown(unit(sample, 'has an employee e1 with every field'), wholeJourney),

  // Entities: milestone and mission
  'S-116': shown(
    unit(
      'features/onboarding/content/compilePlans.test.ts',
      'becomes milestones and missions in the order of their numbers',
    ),
  ),
  'S-117': shown(sampleNames),
  'S-118': shown(sampleNames),
  'S-119': shown(sampleNames),
  'S-120': shown(sampleNames),
  'S-121': shown(sampleNames),
  'S-122': shown(sampleNames),
  'S-123': shown(sampleNames),
  'S-124': shown(unit(progress, 'keeps the details of a mission')),
  'S-125': shown(unit(progress, 'keeps the details of a mission')),
  'S-126': shown(unit(progress, 'keeps the details of a mission')),
  'S-127': shown(viewOfMilestones),
  'S-128': shown(tagsAndColors),
  'S-129': shown(tagsAndColors, component('MissionDetail', 'PurpleTag')),

  // Entities: progress, derived view, flag, data source
  'S-130': shown(completionRecorded),
  'S-131': shown(completionRecorded),
  'S-132': shown(
    completionRecorded,
    unit(progress, 'turns an open record into a completed one and leaves the others alone'),
  ),
  'S-133': shown(viewOfMilestones, unit(progress, 'keeps the details of a mission')),
  'S-134': shown(unit(progress, 'completes a milestone with its last mission')),
  'S-135': shown(
    unit(progress, 'counts a milestone without missions as completed'),
    portal('EmptyMilestone'),
  ),
  'S-136': shown(unit(session, 'is set to true when signed in and removed when signed out')),
  'S-137': shown(
    unit(session, 'is set to true when signed in and removed when signed out'),
    signOut,
  ),
  'S-138': shown(sampleNames, localCompletion),
  'S-139': shown(unit(sample, 'has the milestones of the employee’s plan')),

  // States: auth, sign-in, sign-out, session
  'S-140': shown(unit(session, 'is unknown until the subscription reports for the first time')),
  'S-141': shown(unit(session, 'follows the subscription to signed in and to signed out')),
  'S-142': shown(
    unit(session, 'follows the subscription to signed in and to signed out'),
    journey('session', 'two tabs agree on who is signed in'),
  ),
  'S-143': shown(
    unit(session, 'is set to true when signed in and removed when signed out'),
    journey('sign-in', 'is remembered over a reload, and over the loss of the flag'),
  ),
  'S-144': shown(
    unit(session, 'is removed at the start when nobody is signed in'),
    journey('sign-in', 'a forged flag lets nobody in, and is removed'),
  ),
  'S-145': shown(component('SignInForm', 'Idle')),
  'S-146': shown(signInScreen('SigningIn')),
  'S-147': shown(
    unit(session, 'signs in and sets the flag before the promise resolves'),
    journey('sign-in', 'leads to the portal, by keyboard alone'),
  ),
  'S-148': shown(signInScreen('UserDisabled'), journey('sign-in', 'says so above the form')),
  'S-149': shown(signOut),
  'S-150': shown(
    failedSignOut,
    unit(session, 'logs "Logout failed" when the service says no, and is done all the same'),
    unit(session, 'logs "Logout error" when the service throws, and is done all the same'),
  ),
  'S-151': shown(
    unit(refresh, 'is refreshed five minutes before its expiry, again and again over 24 hours'),
  ),
  'S-152': shown(
    unit(sdkOnMock, 'signs a revoked user out at %s'),
    journey('session', 'signed out at the next start'),
  ),
  'S-153': shown(
    unit(sdkOnMock, 'signs a disabled user out at %s'),
    journey('session', 'signed out at the next start'),
  ),

  // States: mission, milestone, percentage
  'S-154': shown(portal('MissionCompleted'), wholeJourney),
  'S-155': shown(localCompletion),
  'S-156': shown(localCompletion),
  'S-157': shown(component('MissionDetail', 'Completed'), portal('MissionCompleted')),
  'S-158': shown(completionRecorded),
  'S-159': shown(
    portal('MilestoneCompleted'),
    journey('journey', 'the last mission completes its milestone with a check mark'),
  ),
  'S-160': shown(unit(progress, 'of %i out of %i is %i')),
  'S-161': shown(unit(progress, 'is 0 when there are no missions'), portal('EmptyMilestone')),

  // Password policy
  'S-162': shown(policyFields),
  'S-163': shown(unit(adapter, 'demands six characters and nothing else by default')),
  'S-164': shown(policyFields),
  'S-165': shown(policyFields),
  'S-166': shown(policyFields),
  'S-167': shown(policyFields),
  'S-168': shown(policyFields),
  'S-169': shown(
    policyFetched,
    unit(adapter, 'is asked for exactly once after each sign-in that fails for want of it'),
  ),

  // Roles and permissions
  'S-170': shown(signedOutRoutes, signedInRoutes),
  'S-171': notTested('An absence: no type, text or route of the product knows a role.'),
  'S-172': notTested('Who creates accounts; the sign-in screen says so (S-024).'),

  // Calls
  'S-173': shown(nobodyElse),
  'S-174': shown(twoCalls),
  'S-175': shown(twoCalls),
  'S-176': shown(unit(mock, 'answers tokens, the id and the e-mail in lower case')),
  'S-177': shown(twoCalls, unit(sdkOnMock, 'signs in with one sign-in and one lookup')),
  'S-178': shown(unit(sdkOnMock, 'deletes the account')),
  'S-179': shown(unit(sdkOnMock, 'refreshes the token')),
  'S-180': shown(
    unit(mock, 'is checked in the order of the real service when it is refreshed'),
    unit(sdkOnMock, 'refreshes the token'),
  ),
  'S-181': shown(unit(mock, 'is refreshed with a later token and keeps the time of the sign-in')),
  'S-182': shown(policyFetched),
  'S-183': shown(unit(mock, 'has reCAPTCHA off')),
  'S-184': shown(userFields),
  'S-185': shown(failsByAddress),
  'S-186': shown(unit(adapter, 'reports nobody, then the user, then nobody again')),
  'S-187': notTested('Says what the specification does not show.'),
  'S-188': notTested('An absence: no code of the portal names these endpoints.'),
  'S-189': shown(localCompletion),
  'S-190': shown(
    unit(
      'app/lazyChunk.test.tsx',
      'gives up on a chunk that has not arrived after 120 seconds, and not before',
    ),
  ),
  'S-191': shown(nobodyElse),

  // Error catalogue: sign-in
  'S-192': shown(signInScreen('UserNotFound'), failsByAddress),
  'S-193': shown(signInScreen('WrongPassword'), failsByAddress),
  'S-194': shown(signInScreen('InvalidEmail'), failsByAddress),
  'S-195': shown(signInScreen('TooManyRequests'), failsByAddress),
  'S-196': shown(signInScreen('UserDisabled'), failsByAddress),
  'S-197': shown(signInScreen('InvalidCredential'), failsByAddress),
  'S-198': shown(signInScreen('AnyOtherCode'), anyOtherCode),
  'S-199': shown(
    signInScreen('ExceptionWithoutCode'),
    unit(adapter, 'fails with the sentence for exceptions when the error carries no code'),
  ),
  'S-200': shown(anyOtherCode, failsByAddress),
  'S-201': shown(signInScreen('Offline'), failsByAddress),
  'S-202': shown(anyOtherCode, failsByAddress),
  'S-203': shown(signInScreen('PasswordTooWeakForPolicy')),

  // Error catalogue: sign-out and chunks
  'S-204': shown(
    unit(adapter, 'says "Logout failed" when the SDK answers no'),
    failedSignOut,
    unit(session, 'logs "Logout failed" when the service says no, and is done all the same'),
  ),
  'S-205': shown(
    unit(adapter, 'throws on what is no answer of the SDK'),
    unit(session, 'logs "Logout error" when the service throws, and is done all the same'),
  ),
  'S-206': shown(failedSignOut),
  'S-207': shown(
    unit(
      'app/lazyChunk.test.tsx',
      'shows a failure with a Reload button when the chunk cannot be fetched',
    ),
    journey('session', 'that does not arrive ends on a page with a Reload button, which brings it'),
  ),
  'S-208': notTested('Says what the specification does not show; the wording is ours.'),

  // Business constants and limits
  'S-209': shown(
    component('ProgressCard', 'GrowsInHalfASecond'),
    journey('layout', 'the bar takes 500 ms, and no time for people who ask for less motion'),
  ),
  'S-210': notTested(insideTheSdk),
  'S-211': notTested(insideTheSdk),
  'S-212': shown(
    unit(refresh, 'is refreshed five minutes before its expiry, again and again over 24 hours'),
  ),
  'S-213': shown(
    unit(refresh, 'is met with longer and longer waits, and forgotten after a success'),
  ),
  'S-214': shown(
    unit(refresh, 'is met with longer and longer waits, and forgotten after a success'),
  ),
  'S-215': notTested(insideTheSdk),
  'S-216': notTested('No screen has a popup, and the SDK is set up without a popup resolver.'),
  'S-217': shown(
    journey('session', 'is IndexedDB'),
    journey('session', 'is local storage where IndexedDB is refused'),
    journey('session', 'is session storage where both are refused'),
  ),
  'S-218': shown(
    unit(sample, 'names the threshold of the quiz and the place and time of the lunch'),
  ),
  'S-219': shown(
    unit(sample, 'names the threshold of the quiz and the place and time of the lunch'),
  ),
};
