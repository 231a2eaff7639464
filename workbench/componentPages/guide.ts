/** The parameter `guide` of a component's stories, for its docs page. Markdown. */
export interface Guide {
  readonly purpose: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** What each key does; left out where nothing takes the focus. */
  readonly keyboard?: readonly string[];
  /** What a screen reader says, and when. */
  readonly screenReader: readonly string[];
}
