import { useSearchParams } from 'react-router-dom';
import { OnboardingScreen } from '#features/onboarding/OnboardingScreen.tsx';
import { sampleSource } from '#features/onboarding/sampleData.ts';
import type { Selection } from '#features/onboarding/selection.ts';

/** The specification, section 9. */
const employeeId = 'e1';

export interface PortalProps {
  notice?: string | undefined;
  arrival: 'first' | 'moved';
  onSignOut: () => void;
}

/** `/home`. The selection is in its query, so that reload, back and forward keep it (decision 11). */
export function Portal(props: PortalProps) {
  const [query, setQuery] = useSearchParams();
  return (
    <OnboardingScreen
      {...props}
      employeeId={employeeId}
      source={sampleSource}
      selection={{
        milestoneId: query.get('milestone') ?? undefined,
        missionId: query.get('mission') ?? undefined,
      }}
      onSelectionChange={(selection) => setQuery(toQuery(selection))}
    />
  );
}

function toQuery({ milestoneId, missionId }: Selection): Record<string, string> {
  return {
    ...(milestoneId !== undefined && { milestone: milestoneId }),
    ...(missionId !== undefined && { mission: missionId }),
  };
}
