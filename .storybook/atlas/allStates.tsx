import { type ComponentType, createElement, type ReactNode } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import { within } from 'storybook/test';
import { sentenceCase } from '../storyName.ts';
import * as css from './allStates.css.ts';

type Args = Record<string, unknown>;

interface Parts {
  name?: string;
  component?: ComponentType<Args>;
  args?: Args;
  render?: (args: Args, context: object) => ReactNode;
}

/** A story or its meta, and what it was made of: `component`, `args`, `render`. */
interface Annotations {
  readonly input: object;
}

const partsOf = ({ input }: Annotations): Parts => input;

/**
 * A story that shows states of its component below each other, each drawn from a story's
 * arguments alone: what a `play` function does first is not seen here.
 * @param layout `flow` sets small ones side by side
 */
export function allStates(
  meta: Annotations,
  states: Readonly<Record<string, Annotations>>,
  layout: 'column' | 'flow' = 'column',
) {
  return {
    parameters: {
      layout: 'fullscreen' as const,
      controls: { disable: true },
      a11y: repeatedOnOnePage,
      // Docs pages run its `play` too: some sheets type into their fields.
      docs: { story: { autoplay: true } },
    },
    render: () => (
      <div className={css.sheet} data-layout={layout}>
        {Object.entries(states).map(([key, story]) => (
          <figure key={key} className={css.state}>
            <figcaption className={css.caption}>{captionOf(key, story)}</figcaption>
            <Drawn meta={meta} story={story} />
          </figure>
        ))}
      </div>
    ),
  };
}

const captionOf = (key: string, story: Annotations) =>
  sentenceCase(partsOf(story).name ?? storyNameFromExport(key));

/** Where the sheet shows one state, for a `play` function. */
export function stateIn(sheet: HTMLElement, caption: string) {
  const figure = within(sheet).getByText(caption, { selector: 'figcaption' }).parentElement;
  return within(figure ?? sheet);
}

function Drawn({ meta, story }: { meta: Annotations; story: Annotations }): ReactNode {
  const common = partsOf(meta);
  const own = partsOf(story);
  const args = { ...common.args, ...own.args };
  const render = own.render ?? common.render;
  if (render) return render(args, {});
  return common.component && createElement(common.component, args);
}

/** Rules that a page breaks by showing the same thing several times. Each story alone is held to them. */
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
