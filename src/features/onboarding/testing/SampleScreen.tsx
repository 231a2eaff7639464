import { useContext, useState } from 'react';
import type { Selection } from '../plan/journey.ts';
import type { EmployeeProgress } from '../plan/model.ts';
import { createProgressStore, type Saving } from '../progress/progressStore.ts';
import type { AccountLinks } from '../progressLink/progressLink.ts';
import { OnboardingScreen, type OnboardingScreenProps } from '../screen/OnboardingScreen.tsx';
import { createFakeDevice } from './fakeDevice.ts';
import { SampleMilestonesContext } from './SampleMilestonesContext.ts';
import { sampleContact, sampleDays, sampleMilestones, someProgress } from './samples.ts';

export interface SampleScreenProps
  extends Partial<Omit<OnboardingScreenProps, 'store' | 'navigation'>> {
  progress?: EmployeeProgress;
  selection?: Selection;
  onSelectionChange?: (selection: Selection) => void;
  /** Undefined for a device of its own. */
  device?: ReturnType<typeof createFakeDevice>;
  links?: AccountLinks;
  saving?: Saving;
}

/** The screen for stories: with the sample plan, and a selection that it keeps itself, as the app does in the address. */
export function SampleScreen({
  progress = someProgress,
  selection,
  onSelectionChange,
  device,
  links,
  saving = 'onRequest',
  ...props
}: SampleScreenProps) {
  const [pressed, setPressed] = useState<Selection>();
  const [store] = useState(() =>
    createProgressStore({
      device: (device ?? createFakeDevice()).openTab(),
      key: sampleKey,
      initial: progress,
      saving,
      now: () => new Date('2026-11-21T09:00:00.000Z'),
    }),
  );
  return (
    <OnboardingScreen
      milestones={useContext(SampleMilestonesContext) ?? sampleMilestones}
      calendar={sampleDays}
      people={{ contact: sampleContact }}
      onSignOut={() => {}}
      {...props}
      store={store}
      navigation={{
        selection: pressed ?? selection ?? {},
        origin: pressed ? 'press' : 'history',
        takesFocus: false,
        links,
        linkTo: ({ missionId }) => `https://waymark.test/home?mission=${missionId}`,
        onSelect: (next) => {
          setPressed(next);
          onSelectionChange?.(next);
        },
      }}
    />
  );
}

/** Of the record on the device. */
export const sampleKey = 'progress';
