import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { emptyDraft, type MissionDraft } from './missionFile.ts';

const key = 'waymark-mission-drafts';

const schema = v.object({
  /** The index of the one in hand. */
  current: v.number(),
  all: v.array(
    v.object({
      place: v.string(),
      id: v.string(),
      title: v.string(),
      tag: v.string(),
      tagColor: v.string(),
      minutes: v.string(),
      text: v.string(),
    } satisfies Record<keyof MissionDraft, unknown>),
  ),
});

export type Drafts = v.InferOutput<typeof schema>;

const none: Drafts = { current: 0, all: [emptyDraft] };

/** What the browser would not keep, which is there until the page is closed. */
let unkept: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Written by another tab, or by the page around the preview.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function stored(): string {
  try {
    return unkept ?? localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function parse(source: string): Drafts {
  try {
    const { current, all } = v.parse(schema, JSON.parse(source));
    return all[current] ? { current, all } : none;
  } catch {
    return none;
  }
}

function write(drafts: Drafts): void {
  const source = JSON.stringify(drafts);
  try {
    localStorage.setItem(key, source);
    unkept = undefined;
  } catch {
    unkept = source;
  }
  for (const listener of listeners) listener();
}

/** For stories and their tests, which begin with none. */
export function forgetDrafts(): void {
  write(none);
}

/** The drafts on this device, in step with other tabs. */
export function useDrafts() {
  const drafts = parse(useSyncExternalStore(subscribe, stored));
  const draft = drafts.all[drafts.current] ?? emptyDraft;
  return { drafts, draft, write, isKept: unkept === undefined };
}
