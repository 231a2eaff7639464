import { DocsContainer as Blocks, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { palette } from '#components/theme/tokens.ts';
import { useToolbarTheme } from './useToolbarTheme.ts';

type ThemeName = keyof typeof palette;

/** Storybook's own blocks in the colors and the type of the product. */
function blocksTheme(name: ThemeName): ThemeVars {
  const color = palette[name];
  return create({
    base: name,
    fontBase: '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif',
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.ground,
    appContentBg: color.surface,
    appHoverBg: color.sunken,
    appPreviewBg: color.ground,
    appBorderColor: color.hairline,
    textColor: color.ink,
    textMutedColor: color.inkSoft,
    barBg: color.surface,
    barTextColor: color.inkSoft,
    barHoverColor: color.accent,
    barSelectedColor: color.accent,
  });
}

const themes = { light: blocksTheme('light'), dark: blocksTheme('dark') };

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

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
