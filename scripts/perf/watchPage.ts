/** In milliseconds since the navigation; 0 for what has not been seen. */
export interface Seen {
  /** When the e-mail field that is there in the end could be typed into, on a painted page. */
  form: number;
  timeline: number;
  /** Of the code and content that came before the timeline: gzip from a server, unpacked from a service worker. */
  kb: number;
}

interface Watched {
  field: number;
  firstPaint: number;
  timeline: number;
}

/** Runs in the page before any of its own scripts. */
export function watchPage() {
  const typed = 'new.hire';
  const watched: Watched = { field: 0, firstPaint: 0, timeline: 0 };
  Object.assign(window, { watched });

  let field: HTMLInputElement | undefined;
  function lookAtField() {
    const found = document.querySelector<HTMLInputElement>('input[type=email]');
    // A text that is lost later counts as one that could not be typed before.
    if (!found?.checkVisibility() || (found === field && found.value === typed)) return;
    field = found;
    watched.field = performance.now();
    found.focus();
    // As a key would: the events are the browser's own.
    document.execCommand('insertText', false, typed);
  }

  requestAnimationFrame(function look() {
    lookAtField();
    if (!document.querySelector('ol button')?.checkVisibility()) {
      requestAnimationFrame(look);
      return;
    }
    // A message is handled after the frame that is being drawn.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      watched.timeline = performance.now();
    });
    port1.start();
    port2.postMessage('drawn');
  });

  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-contentful-paint');
    if (first) watched.firstPaint = first.startTime;
  }).observe({ type: 'paint', buffered: true });
}

/** Runs in the page. */
export function readSeen(): Seen {
  const { watched } = window as unknown as { watched: Watched };
  const { field, firstPaint, timeline } = watched;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = resources
    .filter(({ name, responseEnd }) => /\.js(?:on)?$/.test(name) && responseEnd <= timeline)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const isUsable = field > 0 && firstPaint > 0;
  return { form: isUsable ? Math.max(field, firstPaint) : 0, timeline, kb: bytes / 1000 };
}
