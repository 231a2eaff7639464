import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { MissionPrintView, PlanPrintView } from '#components/PrintView/PrintView.tsx';
import type { Progress } from '#components/progress.ts';
import type { MilestoneView, MissionView } from './journey.ts';
import { withCompletedOn } from './sentences.ts';

interface Printable {
  employeeName?: string | undefined;
  journey: Progress;
  milestones: readonly MilestoneView[];
  /** The one that is open. */
  mission: MissionView | undefined;
}

/** What the printer gets. A plan is a lot to draw, so it is drawn when it is asked for, and taken away afterwards. */
export function usePrint({ employeeName, journey, milestones, mission }: Printable) {
  const [printed, setPrinted] = useState<'nothing' | 'selection' | 'plan'>('nothing');

  useEffect(() => {
    // The browser reads the page as soon as the listeners have run.
    const draw = () => flushSync(() => setPrinted((now) => (now === 'plan' ? now : 'selection')));
    const clear = () => setPrinted('nothing');
    window.addEventListener('beforeprint', draw);
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('beforeprint', draw);
      window.removeEventListener('afterprint', clear);
    };
  }, []);

  const printPlan = () => {
    flushSync(() => setPrinted('plan'));
    window.print();
  };

  if (printed === 'nothing') return { printView: null, printPlan };
  const printView =
    printed === 'selection' && mission ? (
      <MissionPrintView mission={withCompletedOn(mission)} />
    ) : (
      <PlanPrintView
        employeeName={employeeName}
        progress={journey}
        milestones={milestones.map((milestone) => ({
          ...milestone,
          missions: milestone.missions.map(withCompletedOn),
        }))}
        extent={printed === 'plan' ? 'texts' : 'titles'}
      />
    );
  return { printView, printPlan };
}
