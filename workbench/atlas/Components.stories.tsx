import preview from '#storybook/preview.tsx';
import { Page, Section } from '../page/Page.tsx';
import { addressOf } from './addressOf.ts';
import * as css from './StateMap.css.ts';
import { componentsIn } from './storyIndex.ts';
import { Thumbnail } from './Thumbnail.tsx';

const meta = preview.meta({
  title: 'Atlas',
  // Only a built Storybook has an index, so `tests/workbench/map.spec.ts` tests this page.
  tags: ['!autodocs', '!test', 'page'],
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ index: await (await fetch('./index.json')).json() })],
});

const about: Readonly<Record<string, string>> = {
  UI: 'Knows nothing of onboarding: what it says comes as a prop.',
  Onboarding: 'The plan: its milestones and missions, and how far they have come.',
  'Sign-in': 'The page before the portal, its forms and their messages.',
  Page: 'What stands around the content of every page.',
};

export const Components = meta.story({
  render: (_args, { loaded, globals }) => (
    <Page
      title="Components"
      lead="What the portal is made of. Select one to see what it is for, try its props, and copy its code."
      width="wide"
    >
      {componentsIn(loaded['index']).map(({ floor, components }) => (
        <Section key={floor} title={floor} text={about[floor] ?? ''}>
          <ul role="list" className={css.states}>
            {components.map(({ id, name, playground }) => (
              <li key={id}>
                <a className={css.state} href={addressOf(id, globals)} target="_top">
                  <Thumbnail id={playground} />
                  <strong>{name}</strong>
                </a>
                <p className={css.line}>{COMPONENT_LINES[name]?.line}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  ),
});
