import {
  Canvas,
  Controls,
  DocsContext,
  type DocsContextProps,
  Heading,
  Markdown,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { sentenceCase } from '#storybook/storyName.ts';
import { StoryFrame } from '../atlas/StoryFrame.tsx';
import * as css from './ComponentPage.css.ts';
import { useToolbarTheme } from './DocsContainer.tsx';
import type { Guide } from './guide.ts';
import { tokensOf, usersOf } from './usage.ts';

/** The docs page of a component. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('behavior'));
  const [playground] = stories;
  const sheet = stories.find(isSheet);
  const guide: Guide | undefined = preparedMeta.parameters['guide'];
  return (
    <>
      <Title />
      {guide && <Markdown>{guide.purpose}</Markdown>}
      {playground && (
        <>
          <Picture story={playground} />
          <Heading>Props</Heading>
          <div role="region" aria-label="Props" tabIndex={0} className={css.props}>
            <Controls of={playground.moduleExport} sort="requiredFirst" />
          </div>
        </>
      )}
      {sheet && (
        <>
          <Heading>States</Heading>
          <Picture story={sheet} />
        </>
      )}
      {guide && <Markdown>{adviceOf(guide)}</Markdown>}
      <Usage component={preparedMeta.title.replace(/.*\//, '')} />
      <Heading>Stories</Heading>
      <div className={css.stories}>
        <Markdown>
          {list(stories.map(({ id, name }) => `[${sentenceCase(name)}](?path=/story/${id})`))}
        </Markdown>
      </div>
    </>
  );
}

function Usage({ component }: { component: string }) {
  const users = usersOf(component).map(({ name, isComponent }) =>
    isComponent ? `[${name}](?path=/docs/components-${name.toLowerCase()}--docs)` : name,
  );
  const tokens = [...tokensOf(component)].map(
    ([kind, names]) => `**${kind}** ${[...names].toSorted().join(', ')}`,
  );
  return (
    <>
      <Heading>Used in</Heading>
      <Markdown>{list(users)}</Markdown>
      <Heading>Tokens</Heading>
      <Markdown>
        {tokens.length > 0 ? list(tokens.toSorted()) : 'It has no styles of its own.'}
      </Markdown>
    </>
  );
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const adviceOf = ({ do: dos, dont: donts, keyboard, screenReader }: Guide) =>
  [
    '## Do and don’t',
    '### Do',
    list(dos),
    '### Don’t',
    list(donts),
    '## Accessibility',
    ...(keyboard ? ['### Keyboard', list(keyboard)] : []),
    '### Screen reader',
    list(screenReader),
  ].join('\n\n');

type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** The `play` function of a sheet without the tag `autodocs` takes the focus. */
const isSheet = ({ id, tags }: Story) => id.endsWith('--all-states') && tags.includes('autodocs');

/** Storybook's own frames do not follow the toolbar. */
function Picture({ story }: { story: Story }) {
  const theme = useToolbarTheme(useContext(DocsContext));
  const { inline, height } = { ...story.parameters['docs']?.story };
  if (inline === false) {
    return (
      <div className={css.frame} style={{ blockSize: height }}>
        <StoryFrame title={story.name} id={story.id} globals={{ theme }} />
      </div>
    );
  }
  const sourceState = isSheet(story) ? 'none' : 'hidden';
  return <Canvas of={story.moduleExport} sourceState={sourceState} />;
}
