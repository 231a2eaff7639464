import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MissionPrintView, PlanPrintView } from '#components/PrintView/PrintView.tsx';
import type { Person } from '#components/plan.ts';
import { usePortalWords } from '#components/words/portalWords.ts';
import type { PlanView } from '../plan/journey.ts';

/** Draws the print view only while the browser prints, because the texts of a plan take long to draw. */
export function usePrint(
  employeeName: string | undefined,
  view: PlanView,
  people: readonly Person[],
) {
  const [printed, setPrinted] = useState<'nothing' | 'selection' | 'plan'>('nothing');
  const [hasFailed, setHasFailed] = useState(false);
  const { cannotPrint } = usePortalWords().print;
  const printFailure = hasFailed ? cannotPrint : '';
  const isWaiting = useRef(false);
  // Until the next press or key, because Safari on a phone prints again when another printer is selected.
  const isPlanAsked = useRef(false);

  useEffect(() => {
    // The browser reads the page as soon as the listeners have run.
    const draw = () =>
      flushSync(() => {
        setPrinted(isPlanAsked.current ? 'plan' : 'selection');
        setHasFailed(false);
      });
    const clear = () => setPrinted('nothing');
    // After a press or a key no dialog is open, even if the browser has not sent `afterprint`.
    const end = () => {
      isPlanAsked.current = false;
      setHasFailed(false);
      clear();
    };
    window.addEventListener('beforeprint', draw);
    window.addEventListener('afterprint', clear);
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      isWaiting.current = false;
      window.removeEventListener('beforeprint', draw);
      window.removeEventListener('afterprint', clear);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, []);

  const printPlan = async () => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    const drawPlan = () => {
      isPlanAsked.current = true;
      flushSync(() => setPrinted('plan'));
    };
    drawPlan();
    await untilPicturesHaveCome();
    // The portal has gone.
    if (!isWaiting.current) return;
    isWaiting.current = false;
    // Drawn again, because `end` may have run in the meantime.
    drawPlan();
    const answer = openDialog();
    if (answer !== 'opened') setHasFailed(true);
    // Until a dialog opens, the plan stays: Safari on a phone opens its dialog later.
    if (answer !== 'refused') return;
    isPlanAsked.current = false;
    setPrinted('nothing');
  };

  if (printed === 'nothing') return { printView: null, printPlan, printFailure };
  const { mission } = view.selected;
  const printView =
    printed === 'selection' && mission ? (
      <MissionPrintView mission={mission} />
    ) : (
      <PlanPrintView
        employeeName={employeeName}
        people={people}
        progress={view.progress}
        milestones={view.milestones}
        extent={printed === 'plan' ? 'texts' : 'titles'}
      />
    );
  return { printView, printPlan, printFailure };
}

/** A browser inside an app may lack `print`, or have one that throws or does nothing. */
function openDialog(): 'opened' | 'notYet' | 'refused' {
  let answer: 'opened' | 'notYet' = 'notYet';
  const open = () => {
    answer = 'opened';
  };
  window.addEventListener('beforeprint', open);
  try {
    window.print();
    return answer;
  } catch {
    return 'refused';
  } finally {
    window.removeEventListener('beforeprint', open);
  }
}

/** Waits at most five seconds. The browser itself does not wait for pictures. */
async function untilPicturesHaveCome(): Promise<void> {
  const decoded = Promise.allSettled([...document.images].map((picture) => picture.decode()));
  await Promise.race([decoded, new Promise((goOn) => setTimeout(goOn, 5000))]);
}
