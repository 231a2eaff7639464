import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Globals } from 'storybook/internal/csf';
import { moreContrast } from '#components/theme/tokens.ts';

interface ConditionsProps {
  globals: Globals;
  children: ReactNode;
}

/** Brings the page into the state that the toolbar asks for. */
function Conditions({ globals, children }: ConditionsProps) {
  const { theme, contrast, direction, textSize, motion } = globals;

  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    document.documentElement.dir = direction;
    style.fontSize = textSize === 'usual' ? '' : textSize.replace('pc', '%');
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
    dataset['motion'] = motion;
    const isDark =
      theme === 'dark' ||
      (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    for (const [name, color] of Object.entries(moreContrast[isDark ? 'dark' : 'light'])) {
      style.setProperty(`--wm-color-${name}`, contrast === 'more' ? color : '');
    }
  }, [theme, contrast, direction, textSize, motion]);

  return children;
}

export const withConditions: Decorator = (Story, { globals }) => (
  <Conditions globals={globals}>
    <Story />
  </Conditions>
);
