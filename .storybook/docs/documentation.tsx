import { type ComponentProps, lazy, Suspense } from 'react';
import type { DocsContainer } from './DocsContainer.tsx';

// Only docs pages fetch Storybook's blocks; stories and their tests do without.
const Container = lazy(async () => ({
  default: (await import('./DocsContainer.tsx')).DocsContainer,
}));
const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/**
 * `parameters.docs` of every story. Functions, since Storybook sends the parameters to its Controls
 * as text and leaves functions out: of a lazy component, in development, that text cannot be read
 * back, and the Controls would show no values.
 */
export const documentation = {
  container: (props: ComponentProps<typeof DocsContainer>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => <Page />,
};
