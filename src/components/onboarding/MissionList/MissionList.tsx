import { Check } from 'lucide';
import type { Ref } from 'react';
import { Icon } from '#ui/Icon';
import { Panel } from '#ui/Panel';
import { Sentence } from '#ui/Sentence';
import type { PortalWords } from '../../words/en/portal.ts';
import { usePortalWords } from '../../words/portalWords.ts';
import { detailsText, dueText, minutesText } from '../details.ts';
import { PlanLink } from '../PlanLink/PlanLink.tsx';
import type { MilestoneView, MissionView } from '../plan.ts';
import { Today } from '../Today/Today.tsx';
import * as css from './MissionList.css.ts';

export type MissionListItem = Pick<
  MissionView,
  'id' | 'title' | 'lang' | 'status' | 'minutes' | 'due'
>;

export interface MissionListProps {
  /** The name as HR wrote it. */
  milestoneName: string;
  /** The language of the name, if it is not the plan's. */
  lang?: MilestoneView['lang'];
  /** The missions in plan order. */
  missions: ReadonlyArray<MissionListItem>;
  /** The id of the mission that is shown beside the list. */
  selectedId?: string | undefined;
  /** The number of missions before today; undefined if none has a date. */
  missionsBeforeToday?: number | undefined;
  /** Returns the address of a mission. */
  linkTo: (id: string) => string;
  /** Called with the id of the clicked mission, even if it is already selected. */
  onSelect: (id: string) => void;
  /** The `id` to set on the link of the first open mission, for a skip link. */
  firstOpenId?: string;
  /** One below the preceding heading. */
  headingLevel?: 2 | 3 | 4;
  /** The heading element, for a script that focuses it or scrolls to it. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Lists the missions of one milestone, and shows which are completed, and which mission is open beside the list.
 *
 * - It belongs to a `MissionDetail`. For just the next mission, use `NextStep`; for milestones, `MilestoneTimeline`.
 * - A title says what to do, and begins with a verb. It has room for two lines.
 * - Each row is a link, and a tab stop. Screen readers say the title, state, and day in one sentence, and which row is
 *   current. A click does not move the focus: the owner decides whether to focus the mission's title.
 */
export function MissionList({
  milestoneName,
  lang,
  missions,
  selectedId,
  missionsBeforeToday,
  linkTo,
  onSelect,
  firstOpenId,
  headingLevel = 2,
  headingRef,
}: MissionListProps) {
  const words = usePortalWords();
  const firstOpen = missions.find(({ status }) => status === 'open');
  return (
    <Panel
      title={
        <Sentence
          text={words.missionList.title(milestoneName)}
          names={[milestoneName]}
          lang={lang}
        />
      }
      hint={words.missionList.hint}
      headingLevel={headingLevel}
      headingRef={headingRef}
    >
      {missions.length === 0 ? (
        <p className={css.empty}>{words.missionList.empty}</p>
      ) : (
        <ul role="list" className={css.list}>
          {missions.map((mission, index) => (
            <li key={mission.id} className={css.item}>
              {index > 0 && index === missionsBeforeToday && <Today className={css.today} />}
              <PlanLink
                href={linkTo(mission.id)}
                id={mission === firstOpen ? firstOpenId : undefined}
                className={css.mission}
                data-status={mission.status}
                aria-label={spokenName(mission, words)}
                aria-current={mission.id === selectedId ? 'true' : undefined}
                onPress={() => onSelect(mission.id)}
              >
                <span className={css.title}>
                  <bdi lang={mission.lang}>{mission.title}</bdi>
                </span>{' '}
                {mission.status === 'completed' ? (
                  <span className={css.completed}>
                    <Icon shape={Check} className={css.checkMark} size="1rem" strokeWidth={3} />
                    <span>{words.missionList.completed}</span>
                  </span>
                ) : (
                  <span className={css.details}>{detailsText(timesOf(mission, words))}</span>
                )}
              </PlanLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const timesOf = (
  { minutes, due }: Pick<MissionListItem, 'minutes' | 'due'>,
  words: PortalWords,
) => [minutesText(minutes, words.mission), due && dueText(due, words.days.short)];

/** Separates the details with commas, where screen readers pause. */
function spokenName(mission: MissionListItem, words: PortalWords): string {
  const isCompleted = mission.status === 'completed';
  const details = isCompleted ? [words.missionList.spokenCompleted] : timesOf(mission, words);
  return detailsText([mission.title, ...details], words.page.spokenSeparator);
}
