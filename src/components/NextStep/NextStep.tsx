import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { type MissionText, minutesText } from '../plan.ts';
import { DetailsLine } from '../Sentence/DetailsLine.tsx';
import { Sentence } from '../Sentence/Sentence.tsx';
import * as css from './NextStep.css.ts';

export interface NextStepProps {
  milestoneName: string;
  mission: MissionText;
  /** On the button, before the mission's title. */
  verb: 'Start' | 'Continue';
  onOpen: () => void;
}

/** The mission that comes next. A phone shows its title on the button, and not above it. */
export function NextStep({ milestoneName, mission, verb, onOpen }: NextStepProps) {
  const { minutes, due } = mission;
  const place = [milestoneName, minutesText(minutes), due?.long];
  return (
    <div className={css.nextStep}>
      <p className={css.place}>
        <DetailsLine details={place} names={[milestoneName]} />{' '}
        <Badge tone={mission.tagColor}>
          <bdi>{mission.tag}</bdi>
        </Badge>
      </p>
      <div className={css.preview}>
        <h3 dir="auto" className={css.title}>
          {mission.title}
        </h3>
        {mission.preview && <p dir="auto">{mission.preview}</p>}
      </div>
      <Button onClick={onOpen}>
        <span>
          {verb}
          <span className={css.withTitle}>
            <Sentence text={` with: ${mission.title}`} names={[mission.title]} />
          </span>
        </span>
      </Button>
    </div>
  );
}
