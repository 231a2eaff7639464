/** Where a mission or a milestone stands. What differs by it is a `Record` of it, or an exhaustive switch. */
export type Status = 'open' | 'completed';
