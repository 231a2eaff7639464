import type { Selected, Selection } from '../plan/journey.ts';

/** The selection, which the app stores in the address. */
export interface Navigation {
  readonly selection: Selection;
  /** A press in this page; or a link, a reload, Back, or Forward. */
  readonly origin: 'press' | 'history';
  /** Whether the screen takes the focus when it appears: after a sign-in, but not when the page starts. */
  readonly takesFocus: boolean;
  readonly onSelect: (selection: Selection) => void;
  /** The whole address of a selection. */
  readonly linkTo: (selection: Selection) => string;
}

/** A new selection, and what is known when it is shown. */
export interface SelectionChange extends Pick<Navigation, 'origin' | 'takesFocus' | 'selection'> {
  /** Whether the screen appears with this selection. */
  readonly isFirst: boolean;
  /** Whether nothing in the page has the focus. */
  readonly isFocusLost: boolean;
  readonly selected: Pick<Selected, 'kind' | 'unknown'>;
}

export interface FollowUp {
  /** Whose heading gets the focus. */
  readonly focus: 'mission' | 'list' | 'page' | 'stays';
  /** Whether the element that had the focus may be gone (`focusHeading`). */
  readonly delaysCaret: boolean;
  /** What comes into view; `milestone` is its list with the beginning of the selected mission. */
  readonly scroll: 'mission' | 'list' | 'milestone' | 'top';
  /** `stopAndJump` if an earlier smooth scroll may still be running. */
  readonly motion: 'smooth' | 'jump' | 'stopAndJump';
}

/** After a press, even on what is already selected. */
export const afterPress = {
  mission: { focus: 'mission', delaysCaret: false, scroll: 'mission', motion: 'smooth' },
  milestone: { focus: 'stays', delaysCaret: false, scroll: 'milestone', motion: 'smooth' },
  missionList: { focus: 'list', delaysCaret: false, scroll: 'list', motion: 'smooth' },
} as const satisfies Record<string, FollowUp>;

/** Where the focus and the page go when another selection is shown. */
export function followUp(change: SelectionChange): FollowUp {
  const { origin, isFirst, takesFocus, isFocusLost, selection, selected } = change;
  const isMilestoneKnown = selected.kind === 'milestone' || selected.kind === 'mission';
  const isMissionNamed = isMilestoneKnown && selection.missionId !== undefined;
  if (origin === 'press') return afterPress[isMissionNamed ? 'mission' : 'milestone'];
  const isFocusMoved = isFirst ? takesFocus || (isFocusLost && isMissionNamed) : isFocusLost;
  const title = selected.kind === 'mission' ? 'mission' : 'page';
  const focus = { focus: isFocusMoved ? title : 'stays', delaysCaret: true } as const;
  const motion = isFirst ? 'jump' : 'stopAndJump';
  // A note about a part that is not in the plan is at the top.
  if (!isMilestoneKnown || selected.unknown) return { ...focus, scroll: 'top', motion };
  if (isMissionNamed) return { ...focus, scroll: 'mission', motion };
  return { ...focus, scroll: 'milestone', motion: 'smooth' };
}
