import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { FirstParagraph } from '../Markdown/FirstParagraph.tsx';
import type { DetailedMission } from '../MissionDetail/MissionDetail.tsx';
import { minutesText } from '../minutesText.ts';
import * as css from './NextStepCard.css.ts';

export interface NextStepCardProps {
  milestoneName: string;
  /** Of its description, the first paragraph is shown. */
  mission: DetailedMission;
  /** The button that opens the mission. */
  children: ReactNode;
}

/** What comes next: enough of a mission to begin with it, or to choose another. */
export function NextStepCard({ milestoneName, mission, children }: NextStepCardProps) {
  const { minutes } = mission;
  const place = minutes ? `${milestoneName} · ${minutesText(minutes)}` : milestoneName;
  return (
    <div className={css.nextStep}>
      <p className={css.place}>
        <span>{place}</span> <Badge tone={mission.tagColor}>{mission.tag}</Badge>
      </p>
      <h3>{mission.title}</h3>
      <FirstParagraph text={mission.description} />
      {children}
    </div>
  );
}
