import { useContext, useState } from 'react';
import type { Selection } from '../plan/journey.ts';
import type { EmployeeProgress } from '../plan/model.ts';
import { createProgressStore } from '../progress/progressStore.ts';
import { OnboardingScreen, type OnboardingScreenProps } from '../screen/OnboardingScreen.tsx';
import type { createFakeDevice } from './fakeDevice.ts';
import { SampleMilestonesContext } from './SampleMilestonesContext.ts';
import { sampleContact, sampleDays, sampleMilestones, someProgress } from './samples.ts';

export interface SampleScreenProps
  extends Partial<Omit<OnboardingScreenProps, 'store' | 'navigation'>> {
  progress?: EmployeeProgress;
  selection?: Selection;
  onSelectionChange?: (selection: Selection) => void;
  /** Saves progress. Undefined for the sample employee, whose progress lasts only as long as the screen. */
  device?: ReturnType<typeof createFakeDevice>;
}

/** The screen for stories, with the sample plan. It keeps the selection, as the app does in the address. */
export function SampleScreen({
  progress = someProgress,
  selection,
  onSelectionChange,
  device,
  ...props
}: SampleScreenProps) {
  const [pressed, setPressed] = useState<Selection>();
  const [store] = useState(() =>
    createProgressStore({
      initial: progress,
      savedIn: device && { device: device.openTab(), key: 'progress' },
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
        linkTo: (to) => `https://waymark.test/home?${Object.values(to).join('/')}`,
        onSelect: (next) => {
          setPressed(next);
          onSelectionChange?.(next);
        },
      }}
    />
  );
}
