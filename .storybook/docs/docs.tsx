import { lazy, Suspense } from 'react';

const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** Parameters of the docs, whose code loads with the first page that needs it. */
export const docs = {
  page: () => (
    <Suspense>
      <DocsPage />
    </Suspense>
  ),
  source: {
    type: 'dynamic',
    language: 'tsx',
    transform: async (code: string, { title }: { readonly title: string }) =>
      (await import('./withImports.ts')).withImports(code, title),
  },
} as const;

/** The name of a spy is that of its prop. A build renames other functions. */
export const jsx = {
  functionValue: (callback: { readonly getMockName?: () => string }) =>
    callback.getMockName?.() ?? '() => {}',
};
