import { Square, SquareCheckBig } from 'lucide';
import { addressOnPaper } from '../addressOnPaper.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import {
  detailsText,
  type MilestoneView,
  type MissionView,
  minutesText,
  type Person,
  type Progress,
  planTitle,
  progressSentence,
  type Status,
} from '../plan.ts';
import { Sentence } from '../Sentence/Sentence.tsx';
import * as css from './PrintView.css.ts';

export interface PlanPrintViewProps {
  employeeName?: string | undefined;
  people?: readonly Person[];
  progress: Progress;
  milestones: ReadonlyArray<Omit<MilestoneView, 'status'>>;
  /** A checklist of titles, or each mission with its text. */
  extent: 'titles' | 'texts';
}

/** No background means anything here, because many printers drop backgrounds. */
export function PlanPrintView(props: PlanPrintViewProps) {
  const { employeeName, people = [], progress, milestones, extent } = props;
  return (
    <article>
      <header className={css.head}>
        <h1>
          <Sentence text={planTitle(employeeName)} names={[employeeName]} />
        </h1>
        <p>{progressSentence(progress)}</p>
      </header>
      {people.map((person) => (
        <PersonLine key={person.label} {...person} />
      ))}
      {milestones.map((milestone) => {
        const [first, ...others] = milestone.missions.map((mission) => (
          <Mission key={mission.id} mission={mission} heading="h3" extent={extent} />
        ));
        return (
          <section key={milestone.id} className={css.milestone}>
            <div className={css.unbroken}>
              <header className={css.head}>
                <h2 dir="auto">{milestone.name}</h2>
                <p>{detailsText([progressSentence(milestone.progress), milestone.due?.onPaper])}</p>
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

function PersonLine({ label, name, link }: Person) {
  const address = link && `[${addressOnPaper(link)}]`;
  return (
    <p>
      <Sentence text={detailsText([label, name, address], ' ')} names={[name]} />
    </p>
  );
}

export function MissionPrintView({ mission }: { mission: MissionView }) {
  return (
    <article>
      <Mission mission={mission} heading="h1" extent="texts" />
    </article>
  );
}

interface MissionProps {
  mission: MissionView;
  heading: 'h1' | 'h3';
  extent: PlanPrintViewProps['extent'];
}

function Mission({ mission, heading: Heading, extent }: MissionProps) {
  const { tag, minutes, due, completedOn } = mission;
  const details = detailsText([tag, minutesText(minutes), due?.onPaper, completedOn]);
  const isLong = extent === 'texts' && linesOf(mission.description) > linesOfPage;
  return (
    <section
      className={css.mission}
      data-extent={extent}
      data-status={mission.status}
      data-length={isLong ? 'long' : 'short'}
    >
      <Icon {...boxes[mission.status]} className={css.box} />
      <header className={css.head}>
        <Heading dir="auto">{mission.title}</Heading>
        <p>
          <Sentence text={details} names={[tag]} />
        </p>
      </header>
      {extent === 'texts' && (
        <Markdown
          text={mission.description}
          topLevel={Heading === 'h1' ? 2 : 4}
          medium="paper"
          pictures={mission.pictures}
          steps={mission.steps}
          tickedSteps={mission.tickedSteps}
        />
      )}
    </section>
  );
}

const linesOfPage = 45;

/** Roughly how many lines a text takes on paper. In a table, lines are shorter, and rows have a gap. */
function linesOf(text: string): number {
  const lines = text.split('\n').map((line) => {
    if (line.startsWith('![')) return 20;
    if (line.startsWith('|')) return 1 + Math.ceil(line.length / 50);
    return Math.max(1, Math.ceil(line.length / 80));
  });
  return lines.reduce((sum, each) => sum + each, 0);
}

const boxes = {
  open: { shape: Square, label: 'Not completed' },
  completed: { shape: SquareCheckBig, label: 'Completed' },
} satisfies Record<Status, object>;
