/** An entry of Storybook's `index.json`, which lists stories and docs pages in the order of the sidebar. */
export interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly exportName: string;
  readonly tags: readonly string[];
}

export interface StoryIndex {
  readonly entries: Readonly<Record<string, IndexEntry>>;
}

export async function loadStoryIndex(): Promise<StoryIndex> {
  return (await fetch('./index.json')).json() as Promise<StoryIndex>;
}

/** The stories of screens and components, without tests of behavior. */
export const statesIn = ({ entries }: StoryIndex): IndexEntry[] =>
  Object.values(entries).filter(
    ({ type, title, tags }) =>
      type === 'story' && /^(Screens|Components)\//.test(title) && !tags.includes('behavior'),
  );
