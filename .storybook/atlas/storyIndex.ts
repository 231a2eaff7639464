/** An entry of `index.json`, in which Storybook lists all stories and docs pages. */
interface IndexEntry {
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

export interface Subject {
  readonly title: string;
  readonly states: readonly IndexEntry[];
  /** The story that shows all states at once. */
  readonly sheet: IndexEntry | undefined;
  readonly docs: IndexEntry | undefined;
}

export async function loadStoryIndex(): Promise<StoryIndex> {
  return (await fetch('./index.json')).json() as Promise<StoryIndex>;
}

/** The components, or the screens, in the order of the sidebar. */
export function subjectsOf({ entries }: StoryIndex, group: 'Components' | 'Screens'): Subject[] {
  const shown = Object.values(entries).filter(
    ({ title, tags }) => title.startsWith(`${group}/`) && !tags.includes('behavior'),
  );
  return [...new Set(shown.map(({ title }) => title))].map((title) => {
    const own = shown.filter((entry) => entry.title === title);
    const stories = own.filter(({ type }) => type === 'story');
    return {
      title,
      states: stories.filter(({ exportName }) => exportName !== 'AllStates'),
      sheet: stories.find(({ exportName }) => exportName === 'AllStates'),
      docs: own.find(({ type }) => type === 'docs'),
    };
  });
}
