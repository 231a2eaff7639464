// The parts of the sign-in that its first screen does not need: one file of the build, fetched while the user types.
export { TrailMap } from '#sign-in/TrailMap';
export { signInFailure } from './failures.ts';
export { PasswordResetRequestScreen } from './passwordReset/PasswordResetRequestScreen.tsx';
export { PasswordResetScreen } from './passwordReset/PasswordResetScreen.tsx';
