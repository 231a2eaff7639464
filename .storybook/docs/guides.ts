import type { Guide } from './guide.ts';

const files = import.meta.glob<Guide>('../../src/components/*/*.guide.ts', {
  eager: true,
  import: 'guide',
});

const byComponent = new Map(
  Object.entries(files).map(([file, guide]) => [/(\w+)\.guide\.ts$/.exec(file)?.[1], guide]),
);

/** @param title of the stories in the sidebar; its last part is the component's name */
export function guideFor(title: string): Guide | undefined {
  return byComponent.get(title.split('/').at(-1));
}
