/** What the docs page of a component says beside its types and its stories. `code` stands in backticks. */
export interface Guide {
  readonly purpose: string;
  /** Its parts in the order in which they are met, and what each is for. */
  readonly anatomy?: readonly (readonly [part: string, text: string])[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Keys and what they do; without it, nothing takes the focus. */
  readonly keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** What is said, and when. */
  readonly screenReader: readonly string[];
}
