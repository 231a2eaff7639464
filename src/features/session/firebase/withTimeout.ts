/** What a promise resolves to, or the fallback once the time is over. */
export function withTimeout<Result>(
  promise: Promise<Result>,
  milliseconds: number,
  fallback: Result,
): Promise<Result> {
  const late = new Promise<Result>((resolve) => {
    setTimeout(resolve, milliseconds, fallback);
  });
  return Promise.race([promise, late]);
}
