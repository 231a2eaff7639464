import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

/** The stories of screens and components, without tests of behavior and stories of any failure. */
export const statesIn = ({ entries }: StoryIndex): IndexEntry[] =>
  Object.values(entries).filter(
    ({ type, title, tags }) =>
      type === 'story' &&
      /^(Screens|Components)\//.test(title) &&
      !tags?.some((tag) => tag === 'behavior' || tag === 'lab'),
  );

const floors = ['UI', 'Onboarding', 'Sign-in', 'Page'];

export interface DocumentedComponent {
  readonly name: string;
  /** The id of its docs page. */
  readonly id: string;
  /** Its first story, which has a picture. */
  readonly playground: string;
}

/** The components that have a docs page, by floor. */
export function componentsIn({ entries }: StoryIndex) {
  const all = Object.values(entries);
  return floors.map((floor) => ({
    floor,
    components: all
      .filter(({ type, title }) => type === 'docs' && title.startsWith(`Components/${floor}/`))
      .map(
        ({ id, title }): DocumentedComponent => ({
          id,
          name: title.replace(/^.*\//, ''),
          playground:
            all.find((entry) => entry.type === 'story' && entry.title === title)?.id ?? id,
        }),
      ),
  }));
}
