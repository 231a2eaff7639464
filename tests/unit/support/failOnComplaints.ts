import { beforeEach, expect, vi } from 'vitest';

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
