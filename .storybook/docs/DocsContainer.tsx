import { DocsContainer as Blocks, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { prefersDark, themes } from '../theme.ts';
import { useToolbarTheme } from './useToolbarTheme.ts';

function subscribeToSystem(onChange: () => void) {
  prefersDark.addEventListener('change', onChange);
  return () => prefersDark.removeEventListener('change', onChange);
}

/** A docs page in the theme that its stories have. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useToolbarTheme(context);
  const systemIsDark = useSyncExternalStore(subscribeToSystem, () => prefersDark.matches);
  const isDark = chosen === 'dark' || (chosen === 'system' && systemIsDark);

  // Where all stories stand in frames of their own, nobody else tells the page.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (chosen === 'system') delete dataset['theme'];
    else dataset['theme'] = chosen;
  }, [chosen]);

  return (
    <Blocks context={context} theme={themes[isDark ? 'dark' : 'light']}>
      {children}
    </Blocks>
  );
}
