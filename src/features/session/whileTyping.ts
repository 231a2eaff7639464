// All of the sign-in that its first screen does not need. It is one file of the build, fetched while the person types.
export { TrailMap } from '#components/SignInPage/TrailMap.tsx';
export { cleanEmail, odditiesOf } from './copiedText.ts';
export { LinkRequestScreen } from './passwordLink/LinkRequestScreen.tsx';
export { PasswordLinkScreen } from './passwordLink/PasswordLinkScreen.tsx';
export { failureText } from './signInFailures.ts';
