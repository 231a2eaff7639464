import type { StoryContext } from '@storybook/react-vite';
import type { StoryIndex } from 'storybook/internal/types';
import { productName } from '#components/theme/brand.ts';
import { Page, Section } from '../page/Page.tsx';
import { addressOf } from './addressOf.ts';
import * as css from './StateMap.css.ts';
import { componentsIn, statesIn } from './storyIndex.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** In the order in which users reach them. */
const screens = [
  ['Screens/App', 'Starting'],
  ['Screens/Sign in', 'Signing in'],
  ['Screens/Sign-in failures', 'Failing to sign in'],
  ['Screens/Request a link', 'Requesting a link'],
  ['Screens/Password link', 'Setting a password'],
  ['Screens/Portal', 'Following the plan'],
  ['Screens/Progress on this device', 'Saving progress'],
] as const;

const places = [
  ['Components', 'atlas--components', 'A picture and a line about each, by floor of the library.'],
  ['Side by side', 'atlas--side-by-side-page', 'Two themes, widths, or states at once.'],
  [
    'Error lab',
    'error-lab--all-sentences',
    'Everything that can go wrong at sign-in, and what the portal says then.',
  ],
  ['Mock panel', 'demo-mock-panel--open', 'The demo’s accounts, sessions, failures, and emails.'],
  ['Words', 'words--all-words', 'Every sentence, in all languages side by side.'],
  ['Foundations', 'foundations--color', 'Color, type, space, motion, voice.'],
] as const;

interface StateMapProps {
  index: StoryIndex;
  globals: StoryContext['globals'];
}

export function StateMap({ index, globals }: StateMapProps) {
  const states = statesIn(index);
  return (
    <Page
      title={`${productName}’s workbench`}
      lead="Every state a new hire can meet, in the order of the journey. Select one to open it. You need no account and no network, and you cannot break anything. What you choose in the toolbar is in the address: share it to show a colleague the same view."
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
                    <Thumbnail id={state.id} />
                    {state.name}
                  </a>
                </li>
              ))}
          </ul>
        </Section>
      ))}
      <Section
        title="Components"
        text="Each has a page with a playground, its props, and its states."
      >
        <div className={css.floors}>
          {componentsIn(index).map(({ floor, components }) => (
            <div key={floor}>
              <h3>{floor}</h3>
              <ul role="list">
                {components.map(({ id, name }) => (
                  <li key={id}>
                    <a className={css.component} href={addressOf(id, globals)} target="_top">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </Page>
  );
}
