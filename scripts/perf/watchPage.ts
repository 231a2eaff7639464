/** What a page has shown, in milliseconds since the navigation. */
interface Seen {
  /** When the e-mail field that is there in the end could be typed into. */
  field: number;
  /** How often a text that was typed was gone. */
  lostTexts: number;
  timeline: number;
  firstPaint: number;
  largestPaint: number;
  /** How long after each click its first change was painted. */
  clicks: number[];
}

export interface Script {
  end: number;
  /** On the way, gzip. */
  bytes: number;
}

/** Runs in the page before any of its own scripts. */
export function watchPage() {
  const typed = 'new.hire';
  const seen: Seen = {
    field: 0,
    lostTexts: 0,
    timeline: 0,
    firstPaint: 0,
    largestPaint: 0,
    clicks: [],
  };
  Object.assign(window, { seen });

  let field: HTMLInputElement | undefined;
  function lookAtField() {
    const found = document.querySelector<HTMLInputElement>('input[type=email]');
    if (!found?.checkVisibility() || (found === field && found.value === typed)) return;
    if (field) seen.lostTexts += 1;
    field = found;
    seen.field = performance.now();
    found.focus();
    // As a key would: the events are the browser's own.
    document.execCommand('insertText', false, typed);
  }

  /** Tells when the frame that is being drawn has been. */
  function afterFrame(tell: (moment: number) => void) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => tell(performance.now()));
    port1.start();
    port2.postMessage('drawn');
  }

  requestAnimationFrame(function look() {
    lookAtField();
    if (document.querySelector('ol button')?.checkVisibility()) {
      afterFrame((moment) => Object.assign(seen, { timeline: moment }));
    } else requestAnimationFrame(look);
  });

  // The browser's own figure for an interaction ends before what is drawn in a later task.
  const watchClick = ({ timeStamp }: MouseEvent) => {
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame(() => afterFrame((moment) => seen.clicks.push(moment - timeStamp)));
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    changes.observe(document, all);
  };
  addEventListener('click', watchClick, { capture: true });

  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-contentful-paint');
    if (first) seen.firstPaint = first.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? seen.largestPaint;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page. */
export function readSeen(): Seen & { scripts: Script[] } {
  const { seen } = window as unknown as { seen: Seen };
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ responseEnd, encodedBodySize }) => ({ end: responseEnd, bytes: encodedBodySize }));
  return { ...seen, scripts };
}
