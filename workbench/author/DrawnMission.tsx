import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { MissionDetail } from '#components/MissionDetail/MissionDetail.tsx';
import { PortalPage } from '#components/PortalPage/PortalPage.tsx';
import { dueOf } from '#features/onboarding/plan/days.ts';
import { unknownDays } from '#features/onboarding/testing/samples.ts';
import { checkMission } from '#tools/content/compiler/checkMission.ts';
import type { PictureFiles } from '#tools/content/compiler/pictures.ts';

interface DrawnMissionProps {
  file: string;
  pictures: PictureFiles;
}

/** A mission file as an employee sees it. */
export function DrawnMission({ file, pictures }: DrawnMissionProps) {
  const { content } = checkMission(file, pictures);
  const due = content?.day === undefined ? undefined : dueOf(content.day, unknownDays);
  return (
    <PortalPage header={null} footer={null}>
      {content ? (
        <MissionDetail mission={{ ...content, due }} onComplete={() => {}} />
      ) : (
        <EmptyState title="Nothing to show yet">
          Begin with the title, the tag, and the text.
        </EmptyState>
      )}
    </PortalPage>
  );
}
