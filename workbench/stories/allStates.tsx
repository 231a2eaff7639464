import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import * as css from './allStates.css.ts';

/**
 * Makes a story that shows several states of a component, each with its arguments and decorators, before its `play`
 * function.
 * @param layout `flow` puts small states side by side
 * @throws for a state with loaders or a `beforeEach`, since those prepare the whole page for one story
 */
export function allStates(
  meta: { readonly input: object },
  states: Readonly<Record<string, { readonly input: object }>>,
  layout: 'column' | 'flow' = 'column',
) {
  const composed = Object.entries(states).map(([key, { input }]) => {
    const story: StoryObj = input;
    if ([story.loaders, story.beforeEach].flat().some(Boolean)) {
      throw new Error(`${key} has loaders or a beforeEach: show it as a story of its own.`);
    }
    // The name in the sidebar. A composed story does not know the name of its export.
    const caption =
      story.name ?? key.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return { caption, State: composeStory(story, meta.input as Meta) };
  });
  return {
    parameters: {
      layout: 'fullscreen' as const,
      controls: { disable: true },
      a11y: rulesOfParts,
    },
    render: () => (
      <div className={css.sheet} data-layout={layout}>
        {composed.map(({ caption, State }) => (
          <figure key={caption} className={css.state}>
            <figcaption className={css.caption}>{caption}</figcaption>
            <State />
          </figure>
        ))}
      </div>
    ),
  };
}

export function stateIn(sheet: HTMLElement, caption: string) {
  const figure = within(sheet).getByText(caption, { selector: 'figcaption' }).parentElement;
  return within(figure ?? sheet);
}

/** A page that shows a component several times breaks other rules. Each state obeys those as a story of its own. */
const rulesOfParts = {
  options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};
