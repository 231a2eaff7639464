import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { media } from '#components/theme/media.ts';
import { wishFor } from './mediaFeatures.ts';

interface ConditionsProps {
  theme?: string;
  contrast?: string;
  direction?: string;
  /** In percent. */
  textSize?: string;
  motion?: string;
  children: ReactNode;
}

/** Brings the page into the state that the toolbar asks for. */
function Conditions({
  theme = 'system',
  contrast,
  direction = 'ltr',
  textSize = '100',
  motion,
  children,
}: ConditionsProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [theme, direction, textSize]);

  useLayoutEffect(() => {
    const features = [
      motion === 'reduce' && media.reducedMotion,
      contrast === 'more' && media.moreContrast,
    ];
    wishFor(features.filter((feature) => feature !== false));
  }, [motion, contrast]);

  return children;
}

export const withConditions: Decorator = (Story, { globals }) => (
  <Conditions {...globals}>
    <Story />
  </Conditions>
);
