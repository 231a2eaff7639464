import { Square, SquareCheckBig } from 'lucide';
import { addressOnPaper } from '../addressOnPaper.ts';
import { detailsText, dueOnPaper, minutesText } from '../details.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import {
  type MilestoneView,
  type MissionView,
  type Person,
  type Progress,
  type Status,
} from '../plan.ts';
import { Sentence } from '../Sentence/Sentence.tsx';
import { usePortalWords } from '../words/portalWords.ts';
import '../theme/page.css';
import * as css from './PrintView.css.ts';

export interface PlanPrintViewProps {
  employeeName?: string | undefined;
  people?: readonly Person[];
  progress: Progress;
  milestones: ReadonlyArray<Omit<MilestoneView, 'status'>>;
  /** A checklist of titles, or each mission with its text. */
  extent: 'titles' | 'texts';
}

/**
 * What is printed in place of the page: the plan as a checklist. No background means anything here, because many
 * printers drop backgrounds.
 */
export function PlanPrintView(props: PlanPrintViewProps) {
  const { employeeName, people = [], progress, milestones, extent } = props;
  const words = usePortalWords();
  return (
    <article>
      <header className={css.head}>
        <h1>
          {employeeName ? (
            <Sentence text={words.intro.planOf(employeeName)} names={[employeeName]} />
          ) : (
            words.intro.yourPlan
          )}
        </h1>
        <p>{words.progress.sentence(progress)}</p>
      </header>
      {people.map((person) => (
        <PersonLine key={person.role} {...person} />
      ))}
      {milestones.map((milestone) => {
        const [first, ...others] = milestone.missions.map((mission) => (
          <Mission key={mission.id} mission={mission} heading="h3" extent={extent} />
        ));
        return (
          <section key={milestone.id} className={css.milestone}>
            <div className={css.unbroken}>
              <header className={css.head}>
                <h2 lang={milestone.lang} dir="auto">
                  {milestone.name}
                </h2>
                <p>
                  {detailsText([
                    words.progress.sentence(milestone.progress),
                    milestone.due && dueOnPaper(milestone.due, words.days),
                  ])}
                </p>
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

function PersonLine({ role, name, link }: Person) {
  const { labels } = usePortalWords().people;
  const address = link && `[${addressOnPaper(link)}]`;
  return (
    <p>
      <Sentence text={detailsText([labels[role], name, address], ' ')} names={[name]} />
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
  const words = usePortalWords();
  const { tag, minutes, due, completedAt } = mission;
  const details = detailsText([
    tag,
    minutesText(minutes, words.mission),
    due && dueOnPaper(due, words.days),
    completedAt && words.mission.completedOn(completedAt),
  ]);
  const isLong = extent === 'texts' && linesOf(mission.description) > linesOfPage;
  return (
    <section
      className={css.mission}
      data-extent={extent}
      data-status={mission.status}
      data-length={isLong ? 'long' : 'short'}
    >
      <Icon
        shape={boxes[mission.status]}
        label={words.print.boxes[mission.status]}
        className={css.box}
      />
      <header className={css.head}>
        <Heading lang={mission.lang} dir="auto">
          {mission.title}
        </Heading>
        <p>
          <Sentence text={details} names={[tag]} lang={mission.lang} />
        </p>
      </header>
      {extent === 'texts' && (
        <Markdown
          text={mission.description}
          lang={mission.lang}
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
  open: Square,
  completed: SquareCheckBig,
} satisfies Record<Status, object>;
