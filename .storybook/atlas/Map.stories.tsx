import type { ReactNode } from 'react';
import { productName } from '#components/Brand/product.ts';
import * as pageCss from '../page/Page.css.ts';
import { Page, Section } from '../page/Page.tsx';
import preview from '../preview.tsx';
import { type Condition, conditions } from '../toolbar/conditions.ts';
import { nameOf } from './allStates.tsx';
import * as css from './Map.css.ts';
import { type StoryIndex, type Subject, subjectsOf } from './storyIndex.ts';

/** The stories that a person passes through, in order. */
const journey = [
  { id: 'screens-sign-in--signed-out', caption: 'A new hire signs in' },
  { id: 'screens-sign-in--user-not-found', caption: 'and is told when it did not work,' },
  { id: 'screens-portal--before-a-choice', caption: 'sees the path of milestones,' },
  { id: 'screens-portal--mission-opened', caption: 'opens a mission,' },
  { id: 'screens-portal--milestone-completed', caption: 'and completes it.' },
] as const;

const pictures = import.meta.glob<string>('../../tests/atlas/pictures/screens-*-laptop-light.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

const pictureOf = (id: string) => pictures[`../../tests/atlas/pictures/${id}-laptop-light.png`];

const addressOf = (id: string, globals = '') =>
  `./?path=/story/${id}${globals && `&globals=${globals}`}`;

/** What the toolbar sets for a condition, as a part of an address; empty where it cannot. */
function globalsOf({ globals = {}, viewport }: Condition): string {
  const chosen = Object.entries({ ...globals, ...(viewport && { viewport }) });
  return chosen.map(([name, value]) => `${name}:${value}`).join(';');
}

const inTheToolbar = Object.entries(conditions)
  .map(([name, condition]) => [name, globalsOf(condition)] as const)
  .filter(([, globals]) => globals !== '');

/** Opens in the workbench around this page. */
function StoryLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={pageCss.link} href={href} target="_top">
      {children}
    </a>
  );
}

function Journey() {
  return (
    <ol role="list" className={css.journey}>
      {journey.map(({ id, caption }) => (
        <li key={id}>
          <a className={css.step} href={addressOf(id)} target="_top">
            <img className={css.picture} src={pictureOf(id)} alt="" />
            <span>{caption}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** One screen or component: its states, and all of them, or the first, in every condition. */
function Entry({ title, states, sheet = states[0] }: Subject) {
  const name = title.slice(title.indexOf('/') + 1);
  if (!sheet) return null;
  return (
    <section className={css.entry}>
      <h3 className={css.name}>
        <StoryLink href={addressOf(sheet.id)}>{name}</StoryLink>
      </h3>
      <ul role="list" className={css.links} aria-label={`States of ${name}`}>
        {states.map((state) => (
          <li key={state.id}>
            <StoryLink href={addressOf(state.id)}>{nameOf(state.exportName, state.name)}</StoryLink>
          </li>
        ))}
      </ul>
      <ul role="list" className={css.conditions} aria-label={`${name} in every condition`}>
        {inTheToolbar.map(([condition, globals]) => (
          <li key={condition}>
            <StoryLink href={addressOf(sheet.id, globals)}>{condition}</StoryLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProductMap({ index }: { index: StoryIndex }) {
  return (
    <Page
      title={`${productName}, all of it`}
      lead="Every screen and component, in every state, and each state is a link."
    >
      <Section title="The way through">
        <Journey />
      </Section>
      {(['Screens', 'Components'] as const).map((group) => (
        <Section key={group} title={group}>
          <div className={css.entries}>
            {subjectsOf(index, group).map((subject) => (
              <Entry key={subject.title} {...subject} />
            ))}
          </div>
        </Section>
      ))}
    </Page>
  );
}

const meta = preview.meta({
  title: 'Atlas/Map',
  component: ProductMap,
  // The tests of the built Storybook hold it: elsewhere there is no index to read.
  tags: ['!autodocs', '!test', 'page'],
  parameters: { layout: 'fullscreen' },
  args: { index: { entries: {} } },
  loaders: [async () => ({ index: await (await fetch('./index.json')).json() })],
  render: (_args, { loaded }) => <ProductMap index={loaded['index']} />,
});

export const WholeProduct = meta.story({});
