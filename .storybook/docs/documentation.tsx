import { type ComponentProps, lazy, Suspense } from 'react';
import type { DocsContainer } from './DocsContainer.tsx';

// Only docs pages fetch Storybook's blocks; stories and their tests do without.
const Container = lazy(async () => ({
  default: (await import('./DocsContainer.tsx')).DocsContainer,
}));

const page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

const container = (props: ComponentProps<typeof DocsContainer>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);

/** `parameters.docs` of every story. */
export const documentation = { container, page };
