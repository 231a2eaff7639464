import { Square, SquareCheckBig } from 'lucide';
import { Icon } from '#ui/Icon';
import { Sentence } from '#ui/Sentence';
import { usePortalWords } from '../../words/portalWords.ts';
import { detailsText, dueOnPaper, minutesText } from '../details.ts';
import type { MilestoneView, MissionView, Person, Progress, Status } from '../plan.ts';
import * as css from './Checklist.css.ts';

export interface ChecklistProps {
  /** Undefined if the name is not known. */
  employeeName?: string | undefined;
  /** The people who help the employee. Their addresses are printed. */
  people: readonly Person[];
  /** The progress of the whole plan. */
  progress: Progress;
  /** The milestones in plan order. */
  milestones: ReadonlyArray<Omit<MilestoneView, 'status'>>;
}

/**
 * The home page on paper: the plan's missions, each with a box. It works without backgrounds, because many browsers do
 * not print them.
 */
export function Checklist({ employeeName, people, progress, milestones }: ChecklistProps) {
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
      {milestones.map((milestone) => (
        <section key={milestone.id} className={css.milestone}>
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
          {milestone.missions.map((mission) => (
            <Mission key={mission.id} {...mission} />
          ))}
        </section>
      ))}
    </article>
  );
}

function PersonLine({ role, name, link }: Person) {
  const { labels } = usePortalWords().people;
  const address = link && `[${link.replace(/^(?:mailto|tel):/i, '')}]`;
  return (
    <p>
      <Sentence text={detailsText([labels[role], name, address], ' ')} names={[name]} />
    </p>
  );
}

function Mission({ lang, title, tag, minutes, status, due, completedAt }: MissionView) {
  const words = usePortalWords();
  const details = detailsText([
    tag,
    minutesText(minutes, words.mission),
    due && dueOnPaper(due, words.days),
    completedAt && words.checklist.completedOn(completedAt),
  ]);
  return (
    <section className={css.mission} data-status={status}>
      <Icon shape={boxes[status]} label={words.checklist[status]} className={css.box} />
      <header className={css.head}>
        <h3 lang={lang} dir="auto" className={css.missionTitle}>
          {title}
        </h3>
        <p>
          <Sentence text={details} names={[tag]} lang={lang} />
        </p>
      </header>
    </section>
  );
}

const boxes = {
  open: Square,
  completed: SquareCheckBig,
} satisfies Record<Status, object>;
