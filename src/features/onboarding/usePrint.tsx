import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { MissionPrintView, PlanPrintView } from '#components/PrintView/PrintView.tsx';
import type { PlanView } from './journey.ts';

/** The print view is drawn only while the browser prints, because the texts of a plan take long to draw. */
export function usePrint(employeeName: string | undefined, view: PlanView) {
  const [printed, setPrinted] = useState<'nothing' | 'selection' | 'plan'>('nothing');

  useEffect(() => {
    // With flushSync, because the browser reads the page as soon as the listeners have run.
    const draw = () => flushSync(() => setPrinted((now) => (now === 'plan' ? now : 'selection')));
    const clear = () => setPrinted('nothing');
    window.addEventListener('beforeprint', draw);
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('beforeprint', draw);
      window.removeEventListener('afterprint', clear);
    };
  }, []);

  const printPlan = async () => {
    const drawPlan = () => flushSync(() => setPrinted('plan'));
    drawPlan();
    await untilPicturesHaveCome();
    // Once more, because the browser may have printed meanwhile, and `clear` has run then.
    drawPlan();
    window.print();
  };

  if (printed === 'nothing') return { printView: null, printPlan };
  const { mission } = view.shown;
  const printView =
    printed === 'selection' && mission ? (
      <MissionPrintView mission={mission} />
    ) : (
      <PlanPrintView
        employeeName={employeeName}
        progress={view.progress}
        milestones={view.milestones}
        extent={printed === 'plan' ? 'texts' : 'titles'}
      />
    );
  return { printView, printPlan };
}

/** For five seconds at most, because a picture may never come. A browser prints without waiting for any. */
async function untilPicturesHaveCome(): Promise<void> {
  const decoded = Promise.allSettled([...document.images].map((picture) => picture.decode()));
  await Promise.race([decoded, new Promise((goOn) => setTimeout(goOn, 5000))]);
}
