/** What the docs page of a component says beside its types and its stories. `code` stands in backticks. */
export interface Guide {
  readonly purpose: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** What each key does; without it, nothing takes the focus. */
  readonly keyboard?: readonly string[];
  /** What is said, and when. */
  readonly screenReader: readonly string[];
}
