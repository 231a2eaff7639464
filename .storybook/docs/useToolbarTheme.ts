import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useCallback, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

/** What the toolbar asks for: `system`, `light` or `dark`. */
export function useToolbarTheme(context: DocsContextProps): string {
  const { channel } = context;
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    [channel],
  );
  // Not from the event: stories in frames send theirs to this page too.
  return useSyncExternalStore(subscribe, () => {
    const [story] = context.componentStories();
    return String((story && context.getStoryContext(story)['globals'].theme) ?? 'system');
  });
}
