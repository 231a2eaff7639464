import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { moreContrast } from '#components/theme/tokens.ts';
import './theme.css.ts';

export const withConditions: Decorator = function Conditions(Story, { globals }) {
  const { theme, contrast, textSize, motion } = globals;

  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    style.fontSize = textSize === 'usual' ? '' : textSize.replace('pc', '%');
    // The product's styles have no rule for `system`, so they follow the system.
    dataset['theme'] = theme;
    dataset['motion'] = motion;
    const isDark =
      theme === 'dark' ||
      (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    for (const [name, color] of Object.entries(moreContrast[isDark ? 'dark' : 'light'])) {
      style.setProperty(`--wm-color-${name}`, contrast === 'more' ? color : '');
    }
  }, [theme, contrast, textSize, motion]);

  return <Story />;
};
