import {
  AnchorMdx,
  Canvas,
  Controls,
  DocsContext,
  type DocsContextProps,
  Heading,
  Markdown,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { sentenceCase } from '../storyName.ts';
import * as css from './ComponentPage.css.ts';
import { useToolbarTheme } from './DocsContainer.tsx';
import type { Guide } from './documentation.tsx';

/** The docs page of a component: one to play with, its guide, all its states, and the way to each story. */
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
      {guide && <Advice {...guide} />}
      <Heading>Stories</Heading>
      <ul className={`sb-unstyled ${css.stories}`}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/story/${id}`} target="_self">
              {sentenceCase(name)}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </>
  );
}

function Advice({ do: dos, dont: donts, keyboard, screenReader }: Guide) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Subheading>Do</Subheading>
      <List of={dos} />
      <Subheading>Don’t</Subheading>
      <List of={donts} />
      <Heading>Accessibility</Heading>
      {keyboard && (
        <>
          <Subheading>Keyboard</Subheading>
          <List of={keyboard} />
        </>
      )}
      <Subheading>Screen reader</Subheading>
      <List of={screenReader} />
    </>
  );
}

function List({ of: sentences }: { of: readonly string[] }) {
  return <Markdown>{sentences.map((sentence) => `- ${sentence}`).join('\n')}</Markdown>;
}

type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** Without the tag, a sheet does something that a page of documentation should not, as taking the focus. */
const isSheet = ({ id, tags }: Story) => id.endsWith('--all-states') && tags.includes('autodocs');

/** Storybook's own frames do not follow the toolbar. */
function Picture({ story }: { story: Story }) {
  const theme = useToolbarTheme(useContext(DocsContext));
  const { inline, height } = { ...story.parameters['docs']?.story };
  if (inline === false) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook
      <iframe
        className={css.frame}
        style={{ blockSize: height }}
        title={story.name}
        src={`iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme}`}
      />
    );
  }
  const sourceState = isSheet(story) ? 'none' : 'hidden';
  return <Canvas of={story.moduleExport} sourceState={sourceState} />;
}
