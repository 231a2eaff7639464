import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MissionOnPaper, PlanOnPaper } from '#components/OnPaper/OnPaper.tsx';
import type { PlanStore } from './planStore.ts';
import type { MilestoneView, MissionView, Tally } from './progress.ts';
import { withCompletedOn } from './sentences.ts';

interface Shown {
  employeeName?: string | undefined;
  journey: Tally;
  milestones: readonly MilestoneView[];
  /** The one that is open. */
  mission?: MissionView | undefined;
  plan: PlanStore;
}

/** What the printer gets: drawn when it is asked for, since a plan is a lot to draw, and taken away afterwards. */
export function usePrintout({ employeeName, journey, milestones, mission, plan }: Shown) {
  const [printed, setPrinted] = useState<'nothing' | 'selection' | 'plan'>('nothing');
  /** Of a plan that is not whole yet. */
  const [preparation, setPreparation] = useState<'none' | 'fetching' | 'failed'>('none');

  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    // The browser reads the page as soon as the listeners have run.
    const draw = () => flushSync(() => setPrinted((now) => (now === 'plan' ? now : 'selection')));
    const clear = () => setPrinted('nothing');
    window.addEventListener('beforeprint', draw);
    window.addEventListener('afterprint', clear);
    return () => {
      isShown.current = false;
      window.removeEventListener('beforeprint', draw);
      window.removeEventListener('afterprint', clear);
    };
  }, []);

  const isWhole = () => plan.getMilestones().every((milestone) => 'missions' in milestone);

  const printPlan = async () => {
    if (preparation === 'fetching') return;
    if (!isWhole()) {
      setPreparation('fetching');
      await Promise.all(milestones.map(({ id }) => plan.fetchMissions(id)));
      if (!isShown.current) return;
      setPreparation(isWhole() ? 'none' : 'failed');
      if (!isWhole()) return;
    }
    flushSync(() => setPrinted('plan'));
    window.print();
  };

  const sentence = sentences[preparation];
  if (printed === 'nothing') return { paper: null, printPlan, preparation: sentence };
  const paper =
    printed === 'selection' && mission ? (
      <MissionOnPaper mission={withCompletedOn(mission)} />
    ) : (
      <PlanOnPaper
        employeeName={employeeName}
        tally={journey}
        milestones={milestones.map(({ missions, ...milestone }) => ({
          ...milestone,
          missions: typeof missions === 'string' ? [] : missions.map(withCompletedOn),
        }))}
        extent={printed === 'plan' ? 'texts' : 'titles'}
      />
    );
  return { paper, printPlan, preparation: sentence };
}

const sentences = {
  none: '',
  fetching: 'Loading your whole plan...',
  failed: 'Your whole plan could not be fetched, so it is not printed. Please try again.',
};
