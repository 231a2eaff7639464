/** An entry of `index.json`, which Storybook makes of all stories. */
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
  /** The stories that show a state. */
  readonly states: readonly IndexEntry[];
  /** The story that shows all of them at once. */
  readonly sheet: IndexEntry | undefined;
}

/** The components, or the screens, in the order of the sidebar. */
export function subjectsOf({ entries }: StoryIndex, group: 'Components' | 'Screens'): Subject[] {
  const shown = Object.values(entries).filter(
    ({ type, title, tags }) =>
      type === 'story' && title.startsWith(`${group}/`) && !tags.includes('behavior'),
  );
  return [...new Set(shown.map(({ title }) => title))].map((title) => {
    const own = shown.filter((entry) => entry.title === title);
    return {
      title,
      states: own.filter(({ exportName }) => exportName !== 'AllStates'),
      sheet: own.find(({ exportName }) => exportName === 'AllStates'),
    };
  });
}
