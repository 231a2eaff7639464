import { Check } from 'lucide-react';
import { memo, type ReactNode, type Ref } from 'react';
import { Panel } from '../Panel/Panel.tsx';
import type { Status } from '../status.ts';
import { useStable } from '../useStable.ts';
import * as css from './MissionList.css.ts';

export interface MissionListItem {
  id: string;
  title: string;
  status: Status;
}

export interface MissionListProps {
  milestoneName: string;
  /** `waiting` while they are being fetched, `failed` when they could not be. */
  missions: readonly MissionListItem[] | 'waiting' | 'failed';
  selectedId?: string | undefined;
  onSelect: (id: string) => void;
  /** The `id` of the first open mission's button, for a link that skips to it. */
  firstOpenId?: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function MissionList({
  milestoneName,
  missions,
  selectedId,
  onSelect,
  firstOpenId,
  headingRef,
}: MissionListProps) {
  const select = useStable(onSelect);
  const items = typeof missions === 'string' ? [] : missions;
  const firstOpen = items.find(({ status }) => status === 'open');
  return (
    <Panel
      title={`${milestoneName} Missions`}
      hint="Complete these tasks to finish this milestone"
      headingRef={headingRef}
    >
      {items.length === 0 ? (
        <p className={css.empty}>{emptyTexts[typeof missions === 'string' ? missions : 'none']}</p>
      ) : (
        <ul role="list" className={css.list}>
          {items.map((mission) => (
            <Row
              key={mission.id}
              id={mission.id}
              title={mission.title}
              status={mission.status}
              anchor={mission === firstOpen ? firstOpenId : undefined}
              isSelected={mission.id === selectedId}
              onSelect={select}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const emptyTexts = {
  none: 'No missions available for this milestone',
  waiting: 'Loading...',
  failed: 'These missions are not here yet',
};

interface RowProps extends MissionListItem {
  /** The `id` of its button. */
  anchor: string | undefined;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

/** Drawn anew only where something has changed. */
const Row = memo(function Row({ id, title, status, anchor, isSelected, onSelect }: RowProps) {
  return (
    <li className={css.item}>
      <button
        type="button"
        id={anchor}
        className={css.mission}
        data-status={status}
        aria-label={spokenNames[status](title)}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => onSelect(id)}
      >
        <span className={css.title}>{title}</span> {labels[status]}
      </button>
    </li>
  );
});

/** With a pause between title and state. */
const spokenNames: Record<Status, (title: string) => string | undefined> = {
  open: () => undefined,
  completed: (title) => `${title}, completed`,
};

const labels: Record<Status, ReactNode> = {
  open: null,
  completed: (
    <span className={css.completed}>
      <Check className={css.tick} size="1rem" strokeWidth={3} aria-hidden="true" />
      Completed
    </span>
  ),
};
