import {
  AnchorMdx,
  Canvas,
  DocsContext,
  type DocsContextProps,
  Heading,
  PureArgsTable,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { StrictArgTypes } from 'storybook/internal/types';
import * as pageCss from '../page/Page.css.ts';
import * as css from './ComponentPage.css.ts';
import type { Guide } from './guide.ts';
import { useToolbarTheme } from './useToolbarTheme.ts';

/** The docs page of a component: its guide, all its states, its props, and the way to each story. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('behavior'));
  const shown = stories.find(isSheet) ?? stories[0];
  const guide: Guide | undefined = preparedMeta.parameters['guide'];
  return (
    <>
      <Title />
      {guide && (
        <p className={`sb-unstyled ${css.purpose}`}>
          <Text>{guide.purpose}</Text>
        </p>
      )}
      {shown && !shown.tags.includes('unseen') && <Picture story={shown} />}
      {guide?.anatomy && <Anatomy parts={guide.anatomy} />}
      <Heading>Props</Heading>
      <div role="region" aria-label="Props" tabIndex={0} className={css.props}>
        <PureArgsTable rows={spelledOut(preparedMeta.argTypes)} sort="requiredFirst" />
      </div>
      {guide && <Advice {...guide} />}
      {guide && <Accessibility {...guide} />}
      <Heading>Stories</Heading>
      <ul className={`sb-unstyled ${css.stories}`}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/story/${id}`} target="_self">
              {name}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </>
  );
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

function Anatomy({ parts }: { parts: NonNullable<Guide['anatomy']> }) {
  return (
    <>
      <Heading>Anatomy</Heading>
      <ol className={`sb-unstyled ${css.list}`}>
        {parts.map(([name, text]) => (
          <li key={name}>
            <strong className={pageCss.name}>{name}.</strong> <Text>{text}</Text>
          </li>
        ))}
      </ol>
    </>
  );
}

function Advice({ do: dos, dont: donts }: Pick<Guide, 'do' | 'dont'>) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <div className={`sb-unstyled ${css.advice}`}>
        <div className={pageCss.goodSide}>
          <h3>Do</h3>
          <Sentences of={dos} />
        </div>
        <div className={pageCss.badSide}>
          <h3>Don’t</h3>
          <Sentences of={donts} />
        </div>
      </div>
    </>
  );
}

function Accessibility({ keyboard, screenReader }: Pick<Guide, 'keyboard' | 'screenReader'>) {
  return (
    <>
      <Heading>Accessibility</Heading>
      {keyboard && (
        <>
          <Subheading>Keyboard</Subheading>
          <ul className={`sb-unstyled ${css.list}`}>
            {keyboard.map(([keys, effect]) => (
              <li key={keys}>
                {keys.split(', ').map((key) => (
                  <kbd key={key} className={css.key}>
                    {key}
                  </kbd>
                ))}{' '}
                <Text>{effect}</Text>
              </li>
            ))}
          </ul>
        </>
      )}
      <Subheading>Screen reader</Subheading>
      <Sentences of={screenReader} />
    </>
  );
}

function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <ul className={`sb-unstyled ${css.list}`}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Text>{sentence}</Text>
        </li>
      ))}
    </ul>
  );
}

/** Words, and code in backticks. */
function Text({ children }: { children: string }) {
  return children.split('`').map((piece, index) =>
    index % 2 === 1 ? (
      <code key={piece} className={css.code}>
        {piece}
      </code>
    ) : (
      piece
    ),
  );
}

/** Types as the source has them, where Storybook says no more than `union`. */
function spelledOut(argTypes: StrictArgTypes): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { raw } = { raw: undefined, ...argType.type };
      if (raw === undefined) return [name, argType];
      const summary = raw.replace(/ \| undefined$/, '');
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
}
