import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from './browserEnvironment.ts';
import { createFakeBrowser } from './fakeTabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the browser', () => {
  it('tells of a wake by each of its signs, only while the page is seen', () => {
    const tab = createFakeBrowser().openTab('A');
    const signs: string[] = [];
    const stop = browserEnvironment(tab.window).observeWake((sign) => signs.push(sign));
    tab.fire('online');
    tab.fire('pageshow');
    tab.fire('focus');
    expect(signs).toEqual(['online', 'seen', 'seen']);
    tab.fire('hidden');
    tab.fire('pageshow');
    tab.fire('focus');
    expect(signs).toHaveLength(3);
    tab.fire('online');
    tab.fire('visible');
    expect(signs.slice(3)).toEqual(['online', 'seen']);
    expect(tab.listeners()).toBe(4);
    stop();
    expect(tab.listeners()).toBe(0);
  });

  it('starts timers that can be canceled', () => {
    const { after } = browserEnvironment(createFakeBrowser().openTab('A').window);
    const action = vi.fn();
    after(1000, action);
    const cancel = after(1000, action);
    cancel();
    vi.advanceTimersByTime(999);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
