/** Times in milliseconds since the navigation; 0 if it has not happened. */
export interface Seen {
  paint: number;
  /** When the page was painted and the email field kept a typed text. */
  form: number;
  timeline: number;
}

/** Runs in the page before its own scripts. */
export function watchPage() {
  const typed = 'new.hire';
  const watched = { field: 0, timeline: 0 };
  Object.assign(window, { watched });

  let field: HTMLInputElement | undefined;
  function lookAtField() {
    const found = document.querySelector<HTMLInputElement>('input[type=email]');
    // A field only counts once it keeps the text, so lost text is typed again.
    if (!found?.checkVisibility() || (found === field && found.value === typed)) return;
    field = found;
    watched.field = performance.now();
    found.focus();
    // The command causes the same events as a key.
    document.execCommand('insertText', false, typed);
  }

  requestAnimationFrame(function look() {
    lookAtField();
    if (!document.querySelector('ol button')?.checkVisibility()) {
      requestAnimationFrame(look);
      return;
    }
    // The browser handles this message after it has drawn the frame.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      watched.timeline = performance.now();
    });
    port1.start();
    port2.postMessage('drawn');
  });
}

export function readSeen(): Seen {
  const { watched } = window as unknown as { watched: { field: number; timeline: number } };
  const { field, timeline } = watched;
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  const form = field > 0 && firstPaint ? Math.max(field, firstPaint.startTime) : 0;
  return { paint: firstPaint?.startTime ?? 0, form, timeline };
}
