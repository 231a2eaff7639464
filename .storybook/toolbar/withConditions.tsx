import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

export const withConditions: Decorator = function Conditions(Story, { globals }) {
  const { theme, contrast, textSize, motion } = globals;

  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    style.fontSize = textSize === 'normal' ? '' : textSize.replace('pc', '%');
    // There are no styles for `system`, so the product follows the system.
    Object.assign(dataset, { theme, contrast, motion });
  }, [theme, contrast, textSize, motion]);

  return <Story />;
};
