import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { embed, type Meta, type Story } from '../storybookInternals.ts';
import { sentenceCase } from '../storyName.ts';
import * as css from './allStates.css.ts';

/**
 * A story that shows states of its component below each other, each with its arguments, its decorators, its loaders
 * and its `beforeEach`, but before its `play` function.
 * @param layout `flow` sets small states side by side
 */
export function allStates(
  meta: Meta,
  states: Readonly<Record<string, Story>>,
  layout: 'column' | 'flow' = 'column',
) {
  const embedded = Object.entries(states).map(([key, story]) => embed(meta, key, story));
  return {
    parameters: {
      layout: 'fullscreen' as const,
      controls: { disable: true },
      a11y: repeatedOnOnePage,
      // Docs pages run the sheet's `play` function, because some sheets type into their fields.
      docs: { story: { autoplay: true } },
    },
    loaders: async (host: StoryContext) => {
      for (const state of embedded) await state.load(host);
    },
    beforeEach: async () => {
      const cleanups: (() => Promise<void>)[] = [];
      for (const state of embedded) cleanups.push(await state.beforeEach());
      return async () => {
        for (const cleanup of cleanups.toReversed()) await cleanup();
      };
    },
    render: () => (
      <div className={css.sheet} data-layout={layout}>
        {embedded.map((state) => (
          <figure key={state.name()} className={css.state}>
            <figcaption className={css.caption}>{sentenceCase(state.name())}</figcaption>
            {state.draw()}
          </figure>
        ))}
      </div>
    ),
  };
}

/** Queries within one state of the sheet, for a `play` function. */
export function stateIn(sheet: HTMLElement, caption: string) {
  const figure = within(sheet).getByText(caption, { selector: 'figcaption' }).parentElement;
  return within(figure ?? sheet);
}

/** Without the rules that a page breaks when it shows a component several times. Each state keeps them as a story of its own. */
const repeatedOnOnePage = {
  config: {
    rules: [
      'heading-order',
      'landmark-banner-is-top-level',
      'landmark-contentinfo-is-top-level',
      'landmark-main-is-top-level',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-contentinfo',
      'landmark-no-duplicate-main',
      'landmark-unique',
      'region',
    ].map((id) => ({ id, enabled: false })),
  },
};
