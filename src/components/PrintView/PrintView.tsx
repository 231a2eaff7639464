import { Square, SquareCheckBig } from 'lucide';
import { type DueText, detailsText, minutesText } from '../details.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import type { DetailedMission } from '../MissionDetail/MissionDetail.tsx';
import { planTitle } from '../planTitle.ts';
import { type Progress, progressSentence, type Status } from '../progress.ts';
import * as css from './PrintView.css.ts';

export interface PrintedMission extends DetailedMission {
  id: string;
  status: Status;
  /** The day of the completion, in words; undefined where it is not known. */
  completedOn?: string | undefined;
}

interface PrintedMilestone {
  id: string;
  name: string;
  progress: Progress;
  due?: DueText | undefined;
  missions: ReadonlyArray<PrintedMission>;
}

export interface PlanPrintViewProps {
  employeeName?: string | undefined;
  /** Of the whole plan. */
  progress: Progress;
  milestones: ReadonlyArray<PrintedMilestone>;
  /** A checklist of titles, or each mission with its text. */
  extent: 'titles' | 'texts';
}

/** A plan as a checklist, without meaning in backgrounds, because many printers drop those. */
export function PlanPrintView({ employeeName, progress, milestones, extent }: PlanPrintViewProps) {
  return (
    <article>
      <header className={css.head}>
        <h1>{planTitle(employeeName)}</h1>
        <p>{progressSentence(progress)}</p>
      </header>
      {milestones.map((milestone) => {
        const [first, ...others] = milestone.missions.map((mission) => (
          <Mission key={mission.id} mission={mission} heading="h3" extent={extent} />
        ));
        return (
          <section key={milestone.id} className={css.milestone}>
            <div className={css.unbroken}>
              <header className={css.head}>
                <h2>{milestone.name}</h2>
                <p>{detailsText([progressSentence(milestone.progress), milestone.due?.long])}</p>
              </header>
              {first}
            </div>
            {others}
          </section>
        );
      })}
    </article>
  );
}

export function MissionPrintView({ mission }: { mission: PrintedMission }) {
  return (
    <article>
      <Mission mission={mission} heading="h1" extent="texts" />
    </article>
  );
}

interface MissionProps {
  mission: PrintedMission;
  heading: 'h1' | 'h3';
  extent: PlanPrintViewProps['extent'];
}

function Mission({ mission, heading: Heading, extent }: MissionProps) {
  const { tag, minutes, due, completedOn } = mission;
  return (
    <section className={css.mission} data-extent={extent} data-status={mission.status}>
      <Icon {...boxes[mission.status]} className={css.box} />
      <header className={css.head}>
        <Heading>{mission.title}</Heading>
        <p>{detailsText([tag, minutesText(minutes), due?.long, completedOn])}</p>
      </header>
      {extent === 'texts' && (
        <Markdown
          text={mission.description}
          topLevel={Heading === 'h1' ? 2 : 4}
          medium="paper"
          pictures={mission.pictures}
        />
      )}
    </section>
  );
}

const boxes = {
  open: { shape: Square, label: 'Not completed' },
  completed: { shape: SquareCheckBig, label: 'Completed' },
} satisfies Record<Status, object>;
