import { type ComponentProps, lazy, Suspense } from 'react';
import type { DocsContainer } from './DocsContainer.tsx';

// Lazy, because stories and their tests do not need Storybook's blocks.
const Container = lazy(async () => ({
  default: (await import('./DocsContainer.tsx')).DocsContainer,
}));
const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/**
 * `parameters.docs` of every story. Functions around the lazy components, because Storybook sends parameters to its
 * Controls as a text without functions: in development it cannot read back the text of a lazy component, and the
 * Controls show no values.
 */
export const documentation = {
  container: (props: ComponentProps<typeof DocsContainer>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => <Page />,
};
