import { beforeEach, expect, vi } from 'vitest';

// This runs before each file. The files of a project share a process, but no modules.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();

// Firebase keeps the `fetch` that it finds when it is first imported, and the files share its modules. So it finds one
// that calls whatever `fetch` is at the moment, and the network if that calls it back.
const network = globalThis.fetch;
if (network.name !== 'currentFetch') {
  let isCalling = false;
  globalThis.fetch = function currentFetch(...args) {
    if (isCalling) return network(...args);
    isCalling = true;
    try {
      return globalThis.fetch(...args);
    } finally {
      isCalling = false;
    }
  };
}

// A test that expects a complaint spies on the console itself.
beforeEach(() => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  return () => {
    const complaints = [...error.mock.calls, ...warn.mock.calls];
    vi.restoreAllMocks();
    expect(complaints).toEqual([]);
  };
});
