/** The result of the action; undefined if it throws, like a storage that the browser refuses. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
