/**
 * Runs it when a frame has been drawn: what assistive technology is told of one moment comes together,
 * and in an order of its own. The answer cancels it.
 */
export function afterNextFrame(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}
