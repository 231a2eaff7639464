import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { type ArgTypesEnhancer, definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import '#components/theme/global.ts';
import { documentation, type Guide } from './docs/documentation.tsx';
import { failOnComplaints, keepListsClosed } from './guards.ts';
import { viewports } from './toolbar/conditions.ts';
import { globalTypes, initialGlobals } from './toolbar/globals.ts';
import { withConditions } from './toolbar/withConditions.tsx';
import './workbench.css';

document.documentElement.lang ||= 'en';
keepListsClosed();
// A busy machine takes its time to bring about what a story waits for.
configure({ asyncUtilTimeout: 15_000 });

const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([key, { title, width, height }]) => [
    key,
    { name: title, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

/** What a component's stories say for its docs page. */
const guides = definePreviewAddon<{ parameters: { guide?: Guide } }>({});

/**
 * Types as the source has them, where Storybook says no more than `union`. Texts can be edited, also
 * where a component takes any node; nodes that are no text cannot.
 */
const spellOutTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      // A type that Storybook does not know, as ReactNode, is `other` and spelled in `value` alone.
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

export default definePreview({
  addons: [addonDocs(), addonA11y(), guides],
  tags: ['autodocs'],
  argTypesEnhancers: [spellOutTypes],
  decorators: [withConditions],
  afterEach: failOnComplaints,
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    docs: documentation,
    options: {
      storySort: {
        order: [
          'Atlas',
          ['Start here', 'Map', 'Side by side', 'Toolbar'],
          'Screens',
          ['App', 'Sign in', 'Portal'],
          'Error lab',
          'Foundations',
          'Components',
          'Content',
          'Demo',
        ],
      },
    },
    // In the code of an example. Otherwise a build shows the name that it has given to a function.
    jsx: { functionValue: () => '() => {}' },
    // The theme paints the page.
    backgrounds: { disable: true },
    // Nothing on these pages writes into the sources.
    controls: { exclude: /^(ref|headingRef)$/, sort: 'requiredFirst', disableSaveFromUI: true },
    viewport: { options: viewportOptions },
  },
});
