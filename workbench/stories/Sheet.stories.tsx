import type { ComponentType } from 'react';
import preview from '#storybook/preview.tsx';
import * as css from './Sheet.css.ts';

interface Story {
  readonly input: { tags?: string[]; loaders?: unknown; beforeEach?: unknown; globals?: unknown };
  readonly Component: ComponentType;
}

const files = import.meta.glob<Record<string, Story>>('../../src/components/*/*.stories.tsx', {
  eager: true,
});

/** The states of each component, but those that prepare the whole page. */
const sheets = Object.fromEntries(
  Object.entries(files).map(([file, stories]) => [
    /([^/]+)\.stories/.exec(file)?.[1] ?? file,
    Object.entries(stories).filter(
      ([, { input }]) =>
        !input.tags?.includes('behavior') && !input.loaders && !input.beforeEach && !input.globals,
    ),
  ]),
);

const meta = preview.meta({ title: 'Atlas', tags: ['!autodocs', '!test'] });

/** For `tests/workbench`, which measures one component after the other. */
export const Sheet = meta.story({
  tags: ['behavior'],
  args: { of: 'Badge' },
  render: ({ of }) => (
    <div className={css.sheet}>
      {sheets[of]?.map(([name, { Component }]) => (
        <figure key={name} className={css.state}>
          <figcaption className={css.caption}>{name}</figcaption>
          <Component />
        </figure>
      ))}
    </div>
  ),
});
