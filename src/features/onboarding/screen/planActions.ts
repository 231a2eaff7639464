import { focusHeading } from '#components/focusHeading.ts';
import type { PortalWords } from '#components/words/en/portal.ts';
import type { MissionInPlan, PlanView } from '../plan/journey.ts';
import type { ProgressStore } from '../progress/progressStore.ts';
import { afterPress, type Navigation } from './followUp.ts';
import { carryOut, type Headings } from './scroll.ts';
import type { useTold } from './useTold.ts';

export type PlanActions = ReturnType<typeof planActions>;

interface Parts extends Pick<ReturnType<typeof useTold>, 'tell' | 'endNews'> {
  view: PlanView;
  headings: Headings;
  store: ProgressStore;
  navigation: Pick<Navigation, 'onSelect'>;
  words: PortalWords;
}

/** What each press does. */
export function planActions({ view, headings, store, navigation, words, tell, endNews }: Parts) {
  const { milestone, mission } = view.selected;

  const selectMission = (milestoneId: string, missionId: string, message = '') => {
    if (missionId === mission?.id) return void carryOut(afterPress.mission, headings);
    tell({ milestoneId, message });
    navigation.onSelect({ milestoneId, missionId });
  };

  /** Whether a change has started the record. */
  const begins = (change: () => void) => {
    const { isRecorded } = store.getState();
    change();
    return !isRecorded && store.getState().isRecorded;
  };

  return {
    selectMission,
    selectMilestone: (milestoneId: string) => {
      const pressed = view.milestones.find(({ id }) => id === milestoneId);
      if (!pressed) return;
      tell({ milestoneId, message: words.screen.milestone(pressed.name, pressed.progress) });
      const isSelected = pressed === milestone && mission === milestone.missions[0];
      if (isSelected) carryOut(afterPress.milestone, headings);
      else navigation.onSelect({ milestoneId });
    },
    selectNext: (next: MissionInPlan) => {
      // The pressed button disappears. If it had the focus, some screen readers would continue from the end of the
      // page. So the focus moves first, to the title, which stays and changes its text.
      focusHeading(headings.mission.current, { preventScroll: true });
      const { id, name, progress } = next.milestone;
      const isElsewhere = milestone && milestone !== next.milestone;
      selectMission(id, next.mission.id, isElsewhere ? words.screen.milestone(name, progress) : '');
    },
    showMissionList: () => void carryOut(afterPress.missionList, headings),
    /** `MissionDetail` moves the focus, because its own button is disabled by then. */
    complete: (completed: MissionInPlan) => {
      const [milestoneId, missionId] = [completed.milestone.id, completed.mission.id];
      const madeOffer = store.getState().losesProgress ? 'briefOffer' : 'offer';
      const isBegun = begins(() => store.complete(milestoneId, missionId));
      tell({ milestoneId, missionId, message: '', news: isBegun ? 'begun' : madeOffer });
    },
    tick: (of: MissionInPlan, step: string, isTicked: boolean) => {
      const milestoneId = of.milestone.id;
      const { id: missionId, steps = [], tickedSteps = [], status } = of.mission;
      const isBegun = begins(() => store.tick(milestoneId, missionId, step, isTicked));
      const isLast = isTicked && status === 'open' && tickedSteps.length === steps.length - 1;
      const sentences = [
        isLast && words.mission.completionOffer,
        isBegun && words.persistence.begun,
      ];
      const begun = { missionId, news: 'begun' } as const;
      tell({
        milestoneId,
        message: sentences.filter(Boolean).join(' '),
        ...(isBegun && status === 'open' && begun),
      });
    },
    save: store.save,
    /**
     * Also ends the confirmation, which would offer to save again. The header card, which has the pressed button, is
     * silent beside an offer.
     */
    remove: () => {
      endNews();
      store.remove();
    },
  };
}
