import type { Selected, Selection } from '../plan/journey.ts';
import type { Movement } from './movement.ts';

/** A selection from a link, a reload, Back, or Forward, and the state of the page when it is shown. */
export interface Arrival {
  readonly selection: Selection;
  readonly selected: Pick<Selected, 'kind' | 'unknown'>;
  /** Whether the screen appears with this selection. */
  readonly isFirst: boolean;
  /** Whether the screen takes the focus when it appears. */
  readonly takesFocus: boolean;
  /** Whether nothing in the page has the focus. */
  readonly isFocusLost: boolean;
}

/** The movement after an arrival. The one after a press is in `presses`. */
export function arriveAt(arrival: Arrival): Movement {
  const { isFirst, takesFocus, isFocusLost, selection, selected } = arrival;
  const isMilestoneKnown = selected.kind === 'milestone' || selected.kind === 'mission';
  const isMissionNamed = isMilestoneKnown && selection.missionId !== undefined;
  const isFocusMoved = isFirst ? takesFocus || (isFocusLost && isMissionNamed) : isFocusLost;
  const title = selected.kind === 'mission' ? 'mission' : 'page';
  const focus = { focus: isFocusMoved ? title : 'stays', delaysCaret: true } as const;
  const motion = isFirst ? 'jump' : 'stopAndJump';
  // A note about a part that is not in the plan is at the top.
  if (!isMilestoneKnown || selected.unknown) return { ...focus, scroll: 'top', motion };
  if (isMissionNamed) return { ...focus, scroll: 'mission', motion };
  return { ...focus, scroll: 'milestone' };
}
