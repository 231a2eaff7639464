/** The parameter `guide` of a component's stories, in Markdown. */
export interface Guide {
  readonly purpose: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** What each key does; undefined if nothing takes the focus. */
  readonly keyboard?: readonly string[];
  readonly screenReader: readonly string[];
}
