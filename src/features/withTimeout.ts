/** Resolves like the promise, or rejects after the time. */
export function withTimeout<Result>(
  promise: Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, milliseconds, new Error('This took too long.'));
  });
  return Promise.race([promise, late]);
}
