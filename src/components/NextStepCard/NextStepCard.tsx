import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import type { DetailedMission } from '../MissionDetail/MissionDetail.tsx';
import { minutesText } from '../minutesText.ts';
import * as css from './NextStepCard.css.ts';

export interface NextStepCardProps {
  milestoneName: string;
  /** Its title and the first paragraph of its description are shown. */
  mission: DetailedMission;
  /** The button that opens the mission. */
  children: ReactNode;
}

export function NextStepCard({ milestoneName, mission, children }: NextStepCardProps) {
  const { minutes } = mission;
  const place = minutes ? `${milestoneName} · ${minutesText(minutes)}` : milestoneName;
  return (
    <div className={css.nextStep}>
      <p className={css.place}>
        <span>{place}</span> <Badge tone={mission.tagColor}>{mission.tag}</Badge>
      </p>
      <h3>{mission.title}</h3>
      <Markdown text={mission.description} topLevel={4} medium="preview" />
      {children}
    </div>
  );
}
