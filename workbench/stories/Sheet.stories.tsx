import type { ComponentType } from 'react';
import preview from '#storybook/preview.tsx';
import * as css from './Sheet.css.ts';

interface Story {
  readonly input?: { readonly name?: string; readonly tags?: readonly string[] };
  readonly Component: ComponentType;
}

const files = import.meta.glob<Readonly<Record<string, Story>>>('./*/*.stories.tsx', {
  base: '../../src/components',
  eager: true,
});

/** The states of a file, without a list that Storybook adds, and those that show behavior. */
const statesOf = (component: string) =>
  Object.entries(files[`./${component}/${component}.stories.tsx`] ?? {}).filter(
    ([, { input }]) => input && !input.tags?.includes('behavior'),
  );

/** Their states stand side by side. */
const small = new Set(['Badge', 'Brand', 'Button']);

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
    <div className={css.sheet} data-layout={small.has(component) ? 'flow' : 'column'}>
      {statesOf(component).map(([key, { input, Component }]) => (
        <figure key={key} className={css.state}>
          <figcaption className={css.caption}>
            {input?.name ?? key.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}
          </figcaption>
          <Component />
        </figure>
      ))}
    </div>
  ),
});
