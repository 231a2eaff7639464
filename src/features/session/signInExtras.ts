// The parts of the sign-in that its first screen does not need: one file of the build, fetched while the user types.
export { TrailMap } from '#sign-in/TrailMap';
export { signInFailure } from './failures.ts';
export { LinkRequestScreen } from './passwordLink/LinkRequestScreen.tsx';
export { PasswordLinkScreen } from './passwordLink/PasswordLinkScreen.tsx';
