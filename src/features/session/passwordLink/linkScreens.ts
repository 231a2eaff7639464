// What is fetched when somebody asks for a link, or has opened one. Of two such files, the build would make several of the
// entry, and more bytes.
export { LinkRequestScreen } from './LinkRequestScreen.tsx';
export { PasswordLinkScreen } from './PasswordLinkScreen.tsx';
