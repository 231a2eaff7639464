import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepingStates } from '#features/onboarding/keeping/keepingStates.ts';
import { createProgressStore } from '#features/onboarding/keeping/progressStore.ts';
import { OnboardingScreen } from '#features/onboarding/OnboardingScreen.tsx';
import { sampleSource } from '#features/onboarding/sampleData.ts';
import type { Selection } from '#features/onboarding/selection.ts';
import { deviceKey } from './deviceKey.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { ProgressStores } from './useProgressStores.ts';

/** docs/specification.md, section 9. */
const employeeId = 'e1';

export interface PortalProps {
  installation: string;
  /** The account, for as long as the portal is shown: another one needs another portal. */
  uid: string;
  stores: ProgressStores;
  notice?: string | undefined;
  arrival: 'first' | 'moved';
  onSignOut: () => void;
}

/** `/home`. The selection is its query (docs/decisions/0005). */
export function Portal({ installation, uid, stores, ...props }: PortalProps) {
  const [query, setQuery] = useSearchParams();
  const [store] = useState(() =>
    storeOf(deviceKey(installation, 'progress', uid, employeeId), uid, stores),
  );
  return (
    <ErrorBoundary losesMarks={() => keepingStates[store.getSnapshot().keeping].losesMarksOnReload}>
      <OnboardingScreen
        {...props}
        employeeId={employeeId}
        source={sampleSource}
        store={store}
        selection={{
          milestoneId: query.get('milestone') ?? undefined,
          missionId: query.get('mission') ?? undefined,
        }}
        onSelectionChange={(selection) => setQuery(toQuery(selection), { state: { uid } })}
      />
    </ErrorBoundary>
  );
}

function storeOf(key: string, uid: string, stores: ProgressStores) {
  const store = stores.get(uid) ?? openStore(key);
  stores.set(uid, store);
  return store;
}

function openStore(key: string) {
  return createProgressStore({
    device: { storage: () => window.localStorage, storageEvents: window },
    key,
    initial: sampleSource.progress(employeeId),
  });
}

function toQuery({ milestoneId, missionId }: Selection): Record<string, string> {
  return {
    ...(milestoneId !== undefined && { milestone: milestoneId }),
    ...(missionId !== undefined && { mission: missionId }),
  };
}
