import { addons, experimental_getStatusStore } from 'storybook/manager-api';
import { changeEvents } from './changeEvents.ts';

const typeId = 'storybook/change-detection';
const store = experimental_getStatusStore(typeId);

/** What was edited comes before what only uses it. A new story has no state before. */
const values = ['status-value:modified', 'status-value:affected'];

/** The ids of all stories that differ from the last commit. A built Storybook knows of none. */
function changedStories(): string[] {
  const statuses = Object.values(store.getAll()).flatMap((byType) => byType[typeId] ?? []);
  return values.flatMap((value) =>
    statuses.filter((status) => status.value === value).map(({ storyId }) => storyId),
  );
}

/** Tells the map what Storybook's own change detection finds. */
export function tellChanges() {
  addons.register('changes', (api) => {
    const tell = () => api.emit(changeEvents.tell, changedStories());
    api.on(changeEvents.ask, tell);
    store.onAllStatusChange(tell);
  });
}
