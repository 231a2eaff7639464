import { type ComponentProps, lazy, Suspense } from 'react';
import type { DocsContainer } from './DocsContainer.tsx';

// Stories and their tests do not need Storybook's blocks.
const Container = lazy(async () => ({
  default: (await import('./DocsContainer.tsx')).DocsContainer,
}));
const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/**
 * `parameters.docs` of all stories. Storybook serializes parameters for its Controls, and in development it cannot read
 * a lazy component back: the Controls stay empty. Functions are left out, so these wrap the lazy components.
 */
export const documentation = {
  container: (props: ComponentProps<typeof DocsContainer>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => <Page />,
};
