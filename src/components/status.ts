/** Of a mission or a milestone. Code branches on it by a `Record<Status, …>`, so that the compiler finds each place. */
export type Status = 'open' | 'completed';
