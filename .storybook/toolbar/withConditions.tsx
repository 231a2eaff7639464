import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Globals } from 'storybook/internal/csf';
import { media } from '#components/theme/media.ts';
import { wishFor } from './mediaFeatures.ts';

interface ConditionsProps {
  globals: Globals;
  children: ReactNode;
}

/** Brings the page into the state that the toolbar asks for. */
function Conditions({ globals, children }: ConditionsProps) {
  const { theme, contrast, direction, textSize, motion } = globals;

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    wishFor([
      ...(motion === 'reduce' ? [media.reducedMotion] : []),
      ...(contrast === 'more' ? [media.moreContrast] : []),
    ]);
  }, [theme, contrast, direction, textSize, motion]);

  return children;
}

export const withConditions: Decorator = (Story, { globals }) => (
  <Conditions globals={globals}>
    <Story />
  </Conditions>
);
