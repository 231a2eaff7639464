/**
 * What the workbench uses of Storybook that its documentation leaves out: the documented API draws one story at a time,
 * and does not tell a docs page when the toolbar changes. Two more files use such things: `main.ts`, because Storybook
 * reads its indexers from there, and `tests/atlas/storybookPreview.ts`. `tests/atlas/storybookInternals.spec.ts` tells
 * whether a new version of Storybook still has all of them.
 */
import type { Preview, ReactRenderer, StoryContext } from '@storybook/react-vite';
import { createElement, type ReactNode } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { NormalizedProjectAnnotations } from 'storybook/internal/types';
import { HooksContext, normalizeStory, prepareStory } from 'storybook/preview-api';

// Not `export … from`, because a build of Storybook replaces its modules in imports alone.
export { definePreviewAddon, GLOBALS_UPDATED };

/** What `preview.meta()` returns. */
export interface Meta {
  readonly input: object;
  readonly preview: { readonly composed: object };
}

/** What `meta.story()` returns. */
export interface Story {
  readonly input: object;
}

/** A story that another story, its host, draws as a part of itself. */
interface EmbeddedStory {
  /** Runs the loaders. For the loaders of the host. */
  readonly load: (host: StoryContext) => Promise<void>;
  /** Runs `beforeEach`, and returns what undoes it. For `beforeEach` of the host. */
  readonly beforeEach: () => Promise<() => Promise<void>>;
  /** The story in its decorators. */
  readonly draw: () => ReactNode;
  /** Known once the story is loaded. */
  readonly name: () => string;
}

/**
 * Not by `composeStory` or `story.run`, because each undoes what the one before it did, and a host has many stories.
 * Globals are the host's, because decorators set them on the whole page.
 */
export function embed(meta: Meta, key: string, story: Story): EmbeddedStory {
  const hooks = new HooksContext<ReactRenderer>();
  let prepared: ReturnType<typeof prepareStory<ReactRenderer>>;
  let context: StoryContext;
  return {
    async load(host) {
      const annotations = { ...meta.input, id: host.componentId, title: host.title };
      // Once, because React mounts a story anew whose `unboundStoryFn` is another function than before.
      prepared ??= prepareStory(
        normalizeStory(key, story.input, annotations),
        annotations,
        meta.preview.composed as NormalizedProjectAnnotations<ReactRenderer>,
      );
      const { mount } = host;
      context = { ...host, ...prepared, mount, hooks, args: prepared.initialArgs, loaded: {} };
      context.context = context;
      context.loaded = await prepared.applyLoaders(context);
    },
    async beforeEach() {
      const cleanups = await prepared.applyBeforeEach(context);
      return async () => {
        for (const cleanup of cleanups.toReversed()) await cleanup();
        hooks.clean();
      };
    },
    draw: () => createElement(prepared.unboundStoryFn, context),
    name: () => prepared.name,
  };
}

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Gives each prop its type as the source has it, because Storybook shows no more than `union`. Makes texts editable,
 * also where a component takes any node, and nodes that are no text not.
 */
export const spellOutTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      // A type that Storybook does not know, as ReactNode, is `other`, and its source stands in `value` alone.
      const raw = type?.raw ?? (type?.name === 'other' ? type.value : undefined);
      if (raw === undefined) return [name, argType];
      const summary = raw.replace(/ \| undefined$/, '');
      const isText = summary === 'string' || typeof initialArgs[name] === 'string';
      const control = isText ? { type: 'text' as const } : { disable: true };
      return [
        name,
        {
          ...(/^(string|ReactNode)$/.test(summary) && { control }),
          ...argType,
          table: { ...argType.table, type: { summary } },
        },
      ];
    }),
  );
