import * as v from 'valibot';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { MissionDetail } from '#components/MissionDetail/MissionDetail.tsx';
import { PortalPage } from '#components/PortalPage/PortalPage.tsx';
import { dueOf } from '#features/onboarding/plan/days.ts';
import { unknownDays } from '#features/onboarding/testing/samples.ts';
import { maxCharacters } from '#tools/content/compiler/checkMission.ts';
import { missionFields } from '#tools/content/compiler/fields.ts';
import { findTooMuch } from '#tools/content/compiler/marks/findTooMuch.ts';
import type { PictureFiles } from '#tools/content/compiler/pictures.ts';
import { isVisible } from '#tools/text/text.ts';
import { isEmpty, type MissionDraft, numberIn } from './draft/missionDraft.ts';

interface DrawnMissionProps {
  draft: MissionDraft;
  pictures: PictureFiles;
}

/** What an employee would see of a mission, finished or not. What cannot be shown is left out. */
export function DrawnMission({ draft, pictures }: DrawnMissionProps) {
  const { title, tag, text } = draft;
  const minutes = valid('minutes', String(numberIn(draft.minutes)));
  const day = valid('day', String(numberIn(draft.day)));
  const mission = {
    status: 'open' as const,
    title: isVisible(title) ? title : 'Untitled',
    tag: isVisible(tag) ? tag : 'Without a tag',
    tagColor: valid('tagColor', draft.tagColor) ?? 'blue',
    minutes,
    due: day === undefined ? undefined : dueOf(day, unknownDays),
    description: drawable(text),
    pictures: [...pictures.values()].map(({ picture }) => picture),
  };
  return (
    <PortalPage header={null} footer={null}>
      {isEmpty(draft) ? (
        <EmptyState title="Nothing to show yet">
          Begin with the title, the tag, and the text.
        </EmptyState>
      ) : (
        <MissionDetail mission={mission} onComplete={() => {}} />
      )}
    </PortalPage>
  );
}

type Entries = typeof missionFields.entries;

function valid<Key extends keyof Entries>(key: Key, value: unknown) {
  const { success, output } = v.safeParse<Entries[Key]>(missionFields.entries[key], value);
  return success ? output : undefined;
}

/** The text up to where it becomes too much for the parser. */
function drawable(text: string): string {
  const start = text.slice(0, maxCharacters);
  const tooMuch = findTooMuch(start);
  const lines = start.split('\n');
  return lines.slice(0, tooMuch && tooMuch.line - 1).join('\n');
}
