/** What the action returns; undefined where it throws, as a storage does that the browser refuses. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
