import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passwordLinkWords as germanLink } from '#components/words/de/passwordLink.ts';
import { signInWords as germanSignIn } from '#components/words/de/signIn.ts';
import { signInFailureWords as germanFailures } from '#components/words/de/signInFailures.ts';
import { passwordLinkWords } from '#components/words/en/passwordLink.ts';
import { signInWords } from '#components/words/en/signIn.ts';
import { signInFailureWords } from '#components/words/en/signInFailures.ts';
import { type Words, WordsContext } from '#components/words/words.ts';
import { createFakeAuthClient } from './fakes.ts';
import { LinkRequestScreen } from './passwordLink/LinkRequestScreen.tsx';
import { PasswordLinkScreen } from './passwordLink/PasswordLinkScreen.tsx';
import { SignInScreen, type SignInScreenProps } from './SignInScreen.tsx';
import { useSignInExtras } from './useSignInExtras.ts';

// Compiled ahead, so that a test does not wait for it.
await import('./signInExtras.ts');

// Timers end with their test. A heading that takes the focus has one of half a second.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const linkRequest = { isOpen: false, open: () => {}, close: () => {} };

/** A service that refuses everything with this code. */
function refusing(code: string) {
  const refuse = async () => ({ code });
  return {
    ...createFakeAuthClient().authClient,
    signIn: refuse,
    fetchPasswordRules: async () => [
      { kind: 'minLength', count: 12, isMetBy: () => false, attribute: '' } as const,
    ],
    loadPasswordLinks: async () => ({
      send: refuse,
      read: code.includes('action') ? refuse : async () => ({ email: 'maya@waymark.test' }),
      setPassword: refuse,
    }),
  };
}

const SignIn = (props: Omit<SignInScreenProps, 'extras'>) => (
  <SignInScreen {...props} extras={useSignInExtras()} />
);

const signIn = (code: string, props: Partial<SignInScreenProps> = {}) => (
  <SignIn
    session={refusing(code)}
    linkRequest={linkRequest}
    contact={{ name: 'Ida Holm' }}
    cause="start"
    {...props}
  />
);

const askForLink = (code: string) => (
  <LinkRequestScreen
    session={refusing(code)}
    contactFor={() => undefined}
    onBack={() => {}}
    formTitle={createRef()}
  />
);

const openLink = (code: string) => (
  <PasswordLinkScreen
    session={refusing(code)}
    link="mode=resetPassword&oobCode=any"
    onEnd={() => {}}
  />
);

const english: Words = { language: 'en' };
const german: Words = {
  language: 'de',
  signIn: germanSignIn,
  signInFailures: germanFailures,
  passwordLink: germanLink,
};

const inLanguage = (words: Words, drawn: ReactNode) => (
  <WordsContext value={words}>{drawn}</WordsContext>
);

const typed: Readonly<Record<string, string>> = {
  email: 'maya@waymark.test',
  'current-password': ' any',
  'new-password': 'winter',
};

const sentencesOf = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(Object(words)).flatMap(sentencesOf);

const englishSentences = sentencesOf([signInWords, signInFailureWords, passwordLinkWords]);

it.each<[name: string, drawn: ReactNode, isSubmitted: boolean, said: RegExp]>([
  [
    'the rules of a password',
    signIn('auth/password-does-not-meet-requirements'),
    true,
    /Mindestens 12 Zeichen/,
  ],
  ['a session that has ended', signIn('', { cause: 'disabled' }), false, /wurde gesperrt/],
  ['a link that was not sent', askForLink('auth/quota-exceeded'), true, /keine weiteren Links/],
  ['a link that is spent', openLink('auth/expired-action-code'), false, /funktioniert nicht mehr/],
])('%s is said in the language of the moment, and what was typed stays', async (...row) => {
  const [, drawn, isSubmitted, said] = row;
  const { container, rerender } = render(inLanguage(english, drawn));
  await screen.findAllByRole('button');
  const fields = [...container.querySelectorAll<HTMLInputElement>('input:not([hidden])')];
  const type = (field: HTMLInputElement) =>
    fireEvent.change(field, { target: { value: typed[field.name] } });
  fields.forEach(type);
  if (isSubmitted) {
    fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    await screen.findByRole('alert');
  }
  const focused = document.activeElement;
  rerender(inLanguage(german, drawn));
  await screen.findByText(said);
  expect(englishSentences.filter((sentence) => container.textContent.includes(sentence))).toEqual(
    [],
  );
  expect(document.title).not.toMatch(/Error|Sign|link|password/);
  expect(fields.map(({ value }) => value)).toEqual(fields.map(({ name }) => typed[name]));
  expect(document.activeElement).toBe(focused);
});
