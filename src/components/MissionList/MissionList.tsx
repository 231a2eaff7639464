import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel } from '../Panel/Panel.tsx';
import type { Status } from '../status.ts';
import * as css from './MissionList.css.ts';

export interface MissionListItem {
  id: string;
  title: string;
  status: Status;
}

export interface MissionListProps {
  milestoneName: string;
  missions: readonly MissionListItem[];
  selectedId?: string | undefined;
  onSelect: (id: string) => void;
}

export function MissionList({ milestoneName, missions, selectedId, onSelect }: MissionListProps) {
  return (
    <Panel title={`${milestoneName} Missions`} hint="Complete these tasks to finish this milestone">
      {missions.length === 0 ? (
        <p className={css.empty}>No missions available for this milestone</p>
      ) : (
        <ul role="list" className={css.list}>
          {missions.map((mission) => (
            <li key={mission.id} className={css.item}>
              <button
                type="button"
                className={css.mission}
                data-status={mission.status}
                aria-current={mission.id === selectedId ? 'true' : undefined}
                onClick={() => onSelect(mission.id)}
              >
                <span className={css.title}>{mission.title}</span> {labels[mission.status]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const labels: Record<Status, ReactNode> = {
  open: null,
  completed: (
    <span className={css.completed}>
      <Check className={css.tick} size={16} strokeWidth={3} aria-hidden="true" />
      Completed
    </span>
  ),
};
