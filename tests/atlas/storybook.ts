import { readFileSync } from 'node:fs';
import path from 'node:path';

const index: unknown = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../storybook-static/index.json'), 'utf8'),
);

export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly exportName: string;
}

/** The stories of the last `npm run build-storybook`. */
export const stories: readonly IndexedStory[] = Object.values(
  (index as { entries: Record<string, IndexedStory & { type: string }> }).entries,
).filter(({ type }) => type === 'story');
