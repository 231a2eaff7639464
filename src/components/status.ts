/** Of a mission or a milestone. What depends on it is a `Record<Status, …>` or an exhaustive switch, so that the compiler finds all of it. */
export type Status = 'open' | 'completed';
