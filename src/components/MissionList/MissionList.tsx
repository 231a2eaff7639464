import { Check } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Today } from '../MilestoneTimeline/Today.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { detailsText, type MissionView, minutesText, type Status } from '../plan.ts';
import { Sentence } from '../Sentence/Sentence.tsx';
import * as css from './MissionList.css.ts';

export type MissionListItem = Pick<MissionView, 'id' | 'title' | 'status' | 'minutes' | 'due'>;

export interface MissionListProps {
  milestoneName: string;
  missions: ReadonlyArray<MissionListItem>;
  selectedId?: string | undefined;
  /** After how many missions today is; undefined where that is not known. */
  todayAfter?: number | undefined;
  onSelect: (id: string) => void;
  /** The `id` of the first open mission's button, which a skip link leads to. */
  firstOpenId?: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function MissionList({
  milestoneName,
  missions,
  selectedId,
  todayAfter,
  onSelect,
  firstOpenId,
  headingRef,
}: MissionListProps) {
  const firstOpen = missions.find(({ status }) => status === 'open');
  return (
    <Panel
      title={<Sentence text={`${milestoneName} Missions`} names={[milestoneName]} />}
      hint="Complete these tasks to finish this milestone"
      headingRef={headingRef}
    >
      {missions.length === 0 ? (
        <p className={css.empty}>No missions available for this milestone</p>
      ) : (
        <ul role="list" className={css.list}>
          {missions.map((mission, index) => (
            <li key={mission.id} className={css.item}>
              {index > 0 && index === todayAfter && <Today className={css.today} />}
              <button
                type="button"
                id={mission === firstOpen ? firstOpenId : undefined}
                className={css.mission}
                data-status={mission.status}
                aria-label={spokenNames[mission.status](mission)}
                aria-current={mission.id === selectedId ? 'true' : undefined}
                onClick={() => onSelect(mission.id)}
              >
                <span className={css.title}>
                  <bdi>{mission.title}</bdi>
                </span>{' '}
                {labels[mission.status](mission)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Screen readers pause at a comma. */
const spokenNames: Record<Status, (mission: MissionListItem) => string> = {
  open: ({ title, minutes, due }) => detailsText([title, minutesText(minutes), due?.short], ', '),
  completed: ({ title }) => `${title}, completed`,
};

const labels: Record<Status, (mission: MissionListItem) => ReactNode> = {
  open: ({ minutes, due }) => (
    <span className={css.details}>{detailsText([minutesText(minutes), due?.short])}</span>
  ),
  completed: () => (
    <span className={css.completed}>
      <Icon shape={Check} className={css.tick} size="1rem" strokeWidth={3} />
      Completed
    </span>
  ),
};
