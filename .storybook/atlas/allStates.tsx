import { type ComponentType, createElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { within } from 'storybook/test';
import * as css from './allStates.css.ts';
import { nameOf } from './nameOf.ts';

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
      // What a sheet types and presses belongs to what it shows.
      docs: { story: { autoplay: true } },
    },
    render: () => (
      <div className={css.sheet} data-layout={layout}>
        {Object.entries(states).map(([key, story]) => (
          <State key={key} name={nameOf(key, partsOf(story).name)}>
            <Drawn meta={meta} story={story} />
          </State>
        ))}
      </div>
    ),
  };
}

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

function State({ name, children }: { name: string; children: ReactNode }) {
  const figure = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (figure.current) prefixIds(figure.current, name.replaceAll(/\W+/g, '-'));
  }, [name]);

  return (
    <figure ref={figure} className={css.state}>
      <figcaption className={css.caption}>{name}</figcaption>
      {children}
    </figure>
  );
}

const idAttributes = {
  id: '[id]',
  for: '[for]',
  href: '[href^="#"]',
  'aria-controls': '[aria-controls]',
  'aria-describedby': '[aria-describedby]',
  'aria-labelledby': '[aria-labelledby]',
};

/** So that no label leads to the field of another state. */
function prefixIds(root: Element, prefix: string) {
  for (const [attribute, selector] of Object.entries(idAttributes)) {
    for (const element of root.querySelectorAll(selector)) {
      const ids = element.getAttribute(attribute) ?? '';
      element.setAttribute(
        attribute,
        ids.replaceAll(/[^\s#]+/g, (id) => `${prefix}-${id}`),
      );
    }
  }
}

/** What is wrong only because a page has the same thing several times; each state is held to it alone. */
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
