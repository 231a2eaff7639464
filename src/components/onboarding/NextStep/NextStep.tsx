import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { Sentence } from '#ui/Sentence';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { usePortalWords } from '../../words/portalWords.ts';
import { DetailsLine } from '../DetailsLine/DetailsLine.tsx';
import { dueText, minutesText } from '../details.ts';
import type { MissionView } from '../plan.ts';
import * as css from './NextStep.css.ts';

export interface NextStepProps {
  /** The name of the mission's milestone. */
  milestoneName: string;
  /** The next mission to complete. */
  mission: MissionView;
  /** `begun` once any mission is completed. */
  journey: 'new' | 'begun';
  /** A sentence about the missions that are due this week. */
  week?: string | undefined;
  /** Called when the button is clicked. */
  onOpen: () => void;
  /** One below the preceding heading. */
  headingLevel?: 2 | 3 | 4;
}

/** Shows and opens the next mission. The button only has room for one word, so screen readers also say the title. */
export function NextStep({
  milestoneName,
  mission,
  journey,
  week,
  onOpen,
  headingLevel = 3,
}: NextStepProps) {
  const Heading = `h${headingLevel}` as const;
  const words = usePortalWords();
  const begin = words.intro.begin[journey];
  const { minutes, due } = mission;
  const place = [
    milestoneName,
    minutesText(minutes, words.mission),
    due && dueText(due, words.days.short),
  ];
  return (
    <div className={css.nextStep}>
      <p className={css.place}>
        <DetailsLine details={place} names={[milestoneName]} />{' '}
        <span className={css.tag}>
          <Badge tone={mission.tagColor}>
            <bdi lang={mission.lang}>{mission.tag}</bdi>
          </Badge>
        </span>
      </p>
      <Heading lang={mission.lang} dir="auto" className={css.title}>
        {mission.title}
      </Heading>
      {mission.preview && (
        <p lang={mission.lang} dir="auto" className={css.preview}>
          {mission.preview}
        </p>
      )}
      <div className={css.begin}>
        <Button onClick={onOpen}>
          <span aria-hidden="true">{begin.brief}</span>
          <VisuallyHidden>
            <Sentence
              text={begin.whole(mission.title)}
              names={[mission.title]}
              lang={mission.lang}
            />
          </VisuallyHidden>
        </Button>
        {week && <p className={css.week}>{week}</p>}
      </div>
    </div>
  );
}
