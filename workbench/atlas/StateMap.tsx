import type { StoryContext } from '@storybook/react-vite';
import type { StoryIndex } from 'storybook/internal/types';
import { productName } from '#components/theme/brand.ts';
import { Page, Section } from '../page/Page.tsx';
import { addressOf } from './addressOf.ts';
import * as css from './StateMap.css.ts';
import { statesIn } from './storyIndex.ts';

/** In the order in which users reach them. */
const screens = [
  ['Screens/App', 'Starting'],
  ['Screens/Sign in', 'Signing in'],
  ['Screens/Sign-in failures', 'Failing to sign in'],
  ['Screens/Request a link', 'Asking for a password'],
  ['Screens/Password link', 'Choosing it'],
  ['Screens/Portal', 'Following the plan'],
  ['Screens/Progress on this device', 'Saving progress'],
] as const;

const places = [
  ['Side by side', 'atlas--side-by-side-page', 'Two themes, widths or states at once.'],
  [
    'Error lab',
    'error-lab--all-sentences',
    'What the sign-in says when it fails, as one sheet, and why.',
  ],
  ['Mock panel', 'mock-panel--open', 'Accounts, sessions, failures and emails of the demo.'],
  ['Words', 'words--all-words', 'All sentences, in every language beside each other.'],
  ['Foundations', 'foundations--color', 'Color, type, space, motion, voice.'],
] as const;

interface StateMapProps {
  index: StoryIndex;
  globals: StoryContext['globals'];
}

export function StateMap({ index, globals }: StateMapProps) {
  const states = statesIn(index);
  const docsPages = Object.values(index.entries).filter(({ type }) => type === 'docs');
  return (
    <Page
      title={`${productName}’s workbench`}
      lead="Every state that a person can meet, in the order of the journey. Press one to open it: it needs no account and no network, and nothing that you do here can break. What you choose in the toolbar is in the address, so a link shows a colleague the same."
      width="wide"
    >
      <nav aria-label="Where to go">
        <ul role="list" className={css.places}>
          {places.map(([title, id, text]) => (
            <li key={id}>
              <a className={css.place} href={addressOf(id, globals)} target="_top">
                {title}
              </a>
              {text}
            </li>
          ))}
        </ul>
      </nav>
      {screens.map(([title, heading]) => (
        <Section key={title} title={heading}>
          <ul role="list" className={css.states}>
            {states
              .filter((state) => state.title === title)
              .map((state) => (
                <li key={state.id}>
                  <a className={css.state} href={addressOf(state.id, globals)} target="_top">
                    {/* Relative, because Storybook may be served from a folder. A new state has no picture yet. */}
                    <img
                      className={css.picture}
                      src={`thumbnails/${state.id}.webp`}
                      alt=""
                      loading="lazy"
                    />
                    {state.name}
                  </a>
                </li>
              ))}
          </ul>
        </Section>
      ))}
      <Section title="Components" text="Each has a page with its states and its props.">
        <ul role="list" className={css.components}>
          {docsPages.map(({ id, title }) => (
            <li key={id}>
              <a className={css.component} href={`./?path=/docs/${id}`} target="_top">
                {title.slice(title.indexOf('/') + 1)}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
