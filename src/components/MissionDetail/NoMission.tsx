import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { usePortalWords } from '../words/portalWords.ts';
import * as css from './MissionDetail.css.ts';

/** In place of the detail where no mission is selected (docs/specification.md, section 2). */
export function NoMission() {
  const { title, text } = usePortalWords().mission.none;
  return (
    <section className={css.pane}>
      <EmptyState title={title}>{text}</EmptyState>
    </section>
  );
}
