import {
  DocsContainer as Blocks,
  type DocsContainerProps,
  type DocsContextProps,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { prefersDark, themes } from '#storybook/theme.ts';

/** `system`, `light` or `dark`. */
export function useToolbarTheme(context: DocsContextProps): string {
  const subscribe = (onChange: () => void) => {
    context.channel.on(GLOBALS_UPDATED, onChange);
    return () => context.channel.off(GLOBALS_UPDATED, onChange);
  };
  // From a story of the page and not from the event, because stories in frames send their events to this page, too.
  return useSyncExternalStore(subscribe, () => {
    const [story] = context.componentStories();
    return String((story && context.getStoryContext(story)['globals'].theme) ?? 'system');
  });
}

function subscribeToSystem(onChange: () => void) {
  prefersDark.addEventListener('change', onChange);
  return () => prefersDark.removeEventListener('change', onChange);
}

/** A docs page in the theme that its stories have. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useToolbarTheme(context);
  const systemIsDark = useSyncExternalStore(subscribeToSystem, () => prefersDark.matches);
  const isDark = chosen === 'dark' || (chosen === 'system' && systemIsDark);

  // Here and in `withConditions.tsx`, because a page whose stories all stand in frames runs no decorator.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = chosen;
  }, [chosen]);

  return (
    <Blocks context={context} theme={themes[isDark ? 'dark' : 'light']}>
      {children}
    </Blocks>
  );
}
