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
  // Stories in frames send their events to this page too, so the event's own globals may be theirs.
  return useSyncExternalStore(subscribe, () => {
    const [story] = context.componentStories();
    return String((story && context.getStoryContext(story)['globals'].theme) ?? 'system');
  });
}

function subscribeToSystem(onChange: () => void) {
  prefersDark.addEventListener('change', onChange);
  return () => prefersDark.removeEventListener('change', onChange);
}

export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useToolbarTheme(context);
  const systemIsDark = useSyncExternalStore(subscribeToSystem, () => prefersDark.matches);
  const isDark = chosen === 'dark' || (chosen === 'system' && systemIsDark);

  // If all stories of a page are in frames, no decorator runs on the page.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = chosen;
  }, [chosen]);

  return (
    <Blocks context={context} theme={themes[isDark ? 'dark' : 'light']}>
      {children}
    </Blocks>
  );
}
