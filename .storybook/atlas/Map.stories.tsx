import type { ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { productName } from '#components/Brand/product.ts';
import { Page, Section } from '../foundations/Page.tsx';
import preview from '../preview.tsx';
import { inWords } from './inWords.ts';
import * as css from './Map.css.ts';
import { pictureOf } from './pictures.ts';
import { type States, stateKinds, states } from './states.ts';

/** The stories that a person passes through, in order. */
const journey = [
  { title: 'Screens/Sign in', story: 'SignedOut', caption: 'A new hire signs in' },
  { title: 'Screens/Sign in', story: 'UserNotFound', caption: 'and is told when it did not work,' },
  { title: 'Screens/Portal', story: 'BeforeAChoice', caption: 'sees the path of milestones,' },
  { title: 'Screens/Portal', story: 'MissionOpened', caption: 'opens a mission,' },
  { title: 'Screens/Portal', story: 'MilestoneCompleted', caption: 'and completes it.' },
] as const;

/** What the toolbar can do to any story, as a part of its address. */
const conditions = {
  dark: 'theme:dark',
  'more contrast': 'contrast:more',
  'right to left': 'direction:rtl',
  narrow: 'viewport:narrow',
  'large text': 'textSize:200',
  'less motion': 'motion:reduce',
} as const;

const idOf = (title: string, story: string) => toId(title, storyNameFromExport(story));

const addressOf = (title: string, story: string, globals = '') =>
  `./?path=/story/${idOf(title, story)}${globals && `&globals=${globals}`}`;

/** Opens in the workbench around this page. */
function StoryLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={css.link} href={href} target="_top">
      {children}
    </a>
  );
}

function Journey() {
  return (
    <ol role="list" className={css.journey}>
      {journey.map(({ title, story, caption }) => (
        <li key={story}>
          <a className={css.step} href={addressOf(title, story)} target="_top">
            <img className={css.picture} src={pictureOf(idOf(title, story))} alt="" />
            <span>{caption}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** One screen or component: its states, and its conditions. */
function Entry({ title }: { title: string }) {
  const { shown, noSheet }: Partial<States> = states[title] ?? {};
  const name = title.slice(title.indexOf('/') + 1);
  const [first = ''] = shown?.default ?? [];
  const sheet = noSheet === undefined ? 'AllStates' : first;
  return (
    <section className={css.entry}>
      <h3 className={css.name}>
        <StoryLink href={addressOf(title, sheet)}>{name}</StoryLink>
      </h3>
      <dl className={css.states}>
        {stateKinds.flatMap((kind) => {
          const stories = shown?.[kind];
          return stories
            ? [
                <div key={kind} className={css.state}>
                  <dt className={css.kind}>{kind}</dt>
                  <dd className={css.links}>
                    {stories.map((story) => (
                      <StoryLink key={story} href={addressOf(title, story)}>
                        {inWords(story)}
                      </StoryLink>
                    ))}
                  </dd>
                </div>,
              ]
            : [];
        })}
      </dl>
      <ul role="list" className={css.conditions} aria-label={`${name} in every condition`}>
        {Object.entries(conditions).map(([condition, globals]) => (
          <li key={condition}>
            <StoryLink href={addressOf(title, sheet, globals)}>{condition}</StoryLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProductMap() {
  const entriesOf = (group: string) =>
    Object.keys(states).filter((title) => title.startsWith(`${group}/`));
  return (
    <Page
      title={`${productName}, all of it`}
      lead="Every screen and component, in every state, and each state is a link."
    >
      <Section title="The way through">
        <Journey />
      </Section>
      {['Screens', 'Components'].map((group) => (
        <Section key={group} title={group}>
          <div className={css.entries}>
            {entriesOf(group).map((title) => (
              <Entry key={title} title={title} />
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
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
});

export const WholeProduct = meta.story({
  play: async ({ canvas }) => {
    const count = Object.values(states).flatMap(({ shown }) => Object.values(shown).flat()).length;
    const perEntry = Object.keys(conditions).length + 1;
    await expect(canvas.getAllByRole('link')).toHaveLength(
      journey.length + count + Object.keys(states).length * perEntry,
    );
    for (const picture of canvas.getAllByRole('presentation')) {
      await (picture as HTMLImageElement).decode();
    }
  },
});

export const InTheDark = meta.story({ globals: { theme: 'dark' } });
