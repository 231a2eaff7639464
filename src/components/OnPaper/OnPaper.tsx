import { Square, SquareCheckBig } from 'lucide-react';
import { Markdown } from '../Markdown/Markdown.tsx';
import type { DetailedMission } from '../MissionDetail/MissionDetail.tsx';
import { planTitle } from '../planTitle.ts';
import type { Status } from '../status.ts';
import { tallySentence } from '../tallySentence.ts';
import * as css from './OnPaper.css.ts';

export interface PaperMission extends DetailedMission {
  id: string;
}

interface Tally {
  completed: number;
  total: number;
}

interface PaperMilestone {
  id: string;
  name: string;
  tally: Tally;
  /** As far as they are there. */
  missions: readonly PaperMission[];
}

export interface PlanOnPaperProps {
  employeeName?: string | undefined;
  /** Of the whole plan. */
  tally: Tally;
  milestones: readonly PaperMilestone[];
  /** A checklist of titles, or each mission with its text. */
  extent: 'titles' | 'texts';
}

/** A plan as a checklist. Nothing in it is told by a background: many printers drop those. */
export function PlanOnPaper({ employeeName, tally, milestones, extent }: PlanOnPaperProps) {
  return (
    <article>
      <header className={css.head}>
        <h1>{planTitle(employeeName)}</h1>
        <p>{tallySentence(tally.completed, tally.total)}</p>
      </header>
      {milestones.map((milestone) => {
        const { id, name, missions } = milestone;
        const [first, ...others] = missions.map((mission) => (
          <Mission key={mission.id} mission={mission} heading="h3" extent={extent} />
        ));
        return (
          <section key={id} className={css.milestone}>
            <div className={css.unbroken}>
              <header className={css.head}>
                <h2>{name}</h2>
                <p>{tallySentence(milestone.tally.completed, milestone.tally.total)}</p>
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

export function MissionOnPaper({ mission }: { mission: PaperMission }) {
  return (
    <article>
      <Mission mission={mission} heading="h1" extent="texts" />
    </article>
  );
}

interface MissionProps {
  mission: PaperMission;
  heading: 'h1' | 'h3';
  extent: PlanOnPaperProps['extent'];
}

function Mission({ mission, heading: Heading, extent }: MissionProps) {
  const { icon: Icon, label } = boxes[mission.status];
  return (
    <section className={css.mission} data-extent={extent} data-status={mission.status}>
      <Icon role="img" aria-label={label} className={css.box} />
      <header className={css.head}>
        <Heading>{mission.title}</Heading>
        <p>{[mission.tag, mission.completedOn].filter(Boolean).join(' · ')}</p>
      </header>
      {extent === 'texts' && (
        <Markdown text={mission.description} topLevel={Heading === 'h1' ? 2 : 4} medium="paper" />
      )}
    </section>
  );
}

const boxes = {
  open: { icon: Square, label: 'Not completed' },
  completed: { icon: SquareCheckBig, label: 'Completed' },
} satisfies Record<Status, object>;
