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

interface IndexEntry extends IndexedStory {
  readonly type: 'story' | 'docs';
}

/** What the last `npm run build-storybook` made. */
const { entries } = index as { entries: Readonly<Record<string, IndexEntry>> };

export const stories: readonly IndexedStory[] = Object.values(entries).filter(
  ({ type }) => type === 'story',
);

export const storyIds: ReadonlySet<string> = new Set(stories.map(({ id }) => id));

/** A page for each component, and no other. */
export const docsPages = Object.values(entries).filter(({ type }) => type === 'docs');
