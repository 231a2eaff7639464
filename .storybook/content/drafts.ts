import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { emptyDraft, type MissionDraft } from './missionFile.ts';

interface Drafts {
  readonly all: ReadonlyMap<string, MissionDraft>;
  /** The one that this tab has in hand. It is not among all of them as long as nothing is typed. */
  readonly chosen: string;
  readonly problem?: 'refused' | 'unreadable';
}

const fields = v.entriesFromList(
  Object.keys(emptyDraft) as (keyof MissionDraft)[],
  v.optional(v.string(), ''),
);
const schema = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.object(fields)])));

/** For a draft: the moment at which it is begun, which no other tab takes too. */
export const newId = () => String(Date.now());

function read(key: string): Drafts {
  try {
    const { success, output } = v.safeParse(schema, localStorage.getItem(key) ?? '[]');
    const all = new Map(success ? output : []);
    const chosen = sessionStorage.getItem(key) ?? [...all.keys()].at(-1) ?? newId();
    return { all, chosen, ...(!success && { problem: 'unreadable' }) };
  } catch {
    return { all: new Map(), chosen: newId(), problem: 'refused' };
  }
}

/** What is stored by now: another tab may have written. Where nothing can be stored, what this page holds. */
function latest(key: string, held: Drafts): Drafts {
  const stored = read(key);
  return [stored, held].some(({ problem }) => problem === 'refused') ? held : stored;
}

function write(key: string, { all, chosen, problem }: Drafts): Drafts {
  try {
    if (problem === 'unreadable') {
      localStorage.setItem(`${key}/set-aside`, localStorage.getItem(key) ?? '');
    }
    localStorage.setItem(key, JSON.stringify([...all]));
    sessionStorage.setItem(key, chosen);
    return { all, chosen };
  } catch {
    return { all, chosen, problem: 'refused' };
  }
}

/** The drafts on this device, in step with other tabs and with the page around a preview. */
export function useDrafts(key: string) {
  const [drafts, setDrafts] = useState(() => read(key));
  const { all, chosen, problem } = drafts;

  useEffect(() => {
    const follow = () => setDrafts((held) => latest(key, held));
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);

  function update(next: string, change: (all: Map<string, MissionDraft>) => void) {
    const current = latest(key, drafts);
    const changed = new Map(current.all);
    change(changed);
    setDrafts(write(key, { ...current, all: changed, chosen: next }));
  }

  return {
    all,
    chosen,
    problem,
    draft: all.get(chosen) ?? emptyDraft,
    choose: (id: string) => update(id, () => {}),
    save: (draft: MissionDraft, id = chosen) => update(id, (changed) => changed.set(id, draft)),
    remove: () => update(newId(), (changed) => changed.delete(chosen)),
  };
}
