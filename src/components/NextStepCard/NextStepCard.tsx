import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { FirstParagraph } from '../Markdown/Markdown.tsx';
import { minutesText } from '../minutesText.ts';
import * as css from './NextStepCard.css.ts';

export interface NextStepCardProps {
  milestoneName: string;
  mission: {
    title: string;
    /** Markdown, of which the first paragraph is shown. */
    description: string;
    tag: string;
    tagColor: Exclude<BadgeTone, 'progress'>;
    /** How long it takes; undefined where nobody has said. */
    minutes?: number | undefined;
  };
  /** The button that opens the mission. */
  children: ReactNode;
}

/** What comes next: enough of a mission to begin with it, or to choose another. */
export function NextStepCard({ milestoneName, mission, children }: NextStepCardProps) {
  const { minutes } = mission;
  const place = minutes ? `${milestoneName} · ${minutesText(minutes)}` : milestoneName;
  return (
    <div className={css.card}>
      <p className={css.place}>
        <span>{place}</span> <Badge tone={mission.tagColor}>{mission.tag}</Badge>
      </p>
      <h3>{mission.title}</h3>
      <FirstParagraph text={mission.description} />
      {children}
    </div>
  );
}
