import { EmptyState } from '../EmptyState/EmptyState.tsx';
import * as css from './MissionDetail.css.ts';

/** In place of the detail where no mission is selected (docs/specification.md, section 2). */
export function NoMission() {
  return (
    <section className={css.pane}>
      <EmptyState title="Select a Mission">
        Choose a mission from the list to view its details and get started
      </EmptyState>
    </section>
  );
}
