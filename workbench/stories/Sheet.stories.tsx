import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import preview from '#storybook/preview.tsx';
import * as css from './Sheet.css.ts';

interface Story {
  readonly input: StoryObj;
  readonly meta: { readonly input: Meta };
}

const files = import.meta.glob<Readonly<Record<string, Story>>>('./*/*/*.stories.tsx', {
  base: '../../src/components',
  eager: true,
});

/** The stories of a component that the sidebar shows. Storybook adds a list of names to each file. */
const statesIn = ({ __namedExportsOrder: _, ...stories }: Readonly<Record<string, Story>>) =>
  Object.entries(stories)
    .filter(([, { input }]) => !input.tags?.includes('behavior'))
    .map(([name, { input, meta }]) => ({ name, State: composeStory(input, meta.input) }));

const sheets = new Map(
  Object.entries(files).map(([file, stories]) => [file.split('/').at(-2), statesIn(stories)]),
);

const meta = preview.meta({
  title: 'Atlas',
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
});

/** The states of a component, each before its `play` function, for the measures of `tests/workbench`. */
export const Sheet = meta.story({
  tags: ['behavior'],
  args: { component: 'Badge' },
  render: ({ component }) => (
    <div className={css.sheet}>
      {sheets.get(component)?.map(({ name, State }) => (
        <figure key={name} className={css.state}>
          <figcaption>{name}</figcaption>
          <State />
        </figure>
      ))}
    </div>
  ),
});
