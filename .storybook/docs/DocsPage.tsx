import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { sentenceCase } from '../sentenceCase.ts';

/** A component's purpose, its playground with props, and the states that the sidebar shows. */
export function DocsPage() {
  const { componentStories } = useContext(DocsContext);
  const [, ...states] = componentStories().filter(
    ({ tags }) => !tags.includes('behavior') && !tags.includes('edge-case'),
  );
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <Controls />
      {states.length > 0 && <Heading>States</Heading>}
      {states.map(({ id, name, moduleExport }) => (
        <Fragment key={id}>
          <Subheading>{sentenceCase(name)}</Subheading>
          <DocsStory of={moduleExport} expanded={false} />
        </Fragment>
      ))}
    </>
  );
}
