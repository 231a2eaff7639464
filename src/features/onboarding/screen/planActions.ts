import { focusHeading } from '#components/ui/focus/focusHeading.ts';
import type { PortalWords } from '#components/words/en/portal.ts';
import type { MissionInPlan, PlanView } from '../plan/journey.ts';
import type { ProgressStore } from '../progress/progressStore.ts';
import { afterPress, type Navigation } from './followUp.ts';
import { carryOut, type Headings } from './scroll.ts';
import type { useTold } from './useTold.ts';

export type PlanActions = ReturnType<typeof planActions>;

interface Parts extends Pick<ReturnType<typeof useTold>, 'tell' | 'isLossTold'> {
  view: PlanView;
  headings: Headings;
  store: ProgressStore;
  navigation: Pick<Navigation, 'onSelect'>;
  words: PortalWords;
}

/** What each press does. */
export function planActions({ view, headings, store, navigation, words, tell, isLossTold }: Parts) {
  const { milestone, mission } = view.selected;

  const selectMission = (milestoneId: string, missionId: string, message = '') => {
    if (missionId === mission?.id) return void carryOut(afterPress.mission, headings);
    tell({ milestoneId, message });
    navigation.onSelect({ milestoneId, missionId });
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
      const wasRecorded = store.getState().isRecorded;
      store.complete(milestoneId, missionId);
      const { persistence, isRecorded } = store.getState();
      const isLost = persistence !== 'on';
      const tellsPersistence = isLost ? !isLossTold : isRecorded && !wasRecorded;
      tell({
        milestoneId,
        message: '',
        news: { missionId, tellsPersistence },
        isLossTold: isLossTold || isLost,
      });
    },
    tick: (of: MissionInPlan, step: string, isTicked: boolean) => {
      const milestoneId = of.milestone.id;
      const { id: missionId, steps = [], tickedSteps = [], status } = of.mission;
      const wasRecorded = store.getState().isRecorded;
      store.tick(milestoneId, missionId, step, isTicked);
      const begins = store.getState().isRecorded && !wasRecorded;
      const isLast = isTicked && status === 'open' && tickedSteps.length === steps.length - 1;
      const sentences = [
        isLast && words.mission.completionOffer,
        begins && words.persistence.begun,
      ];
      const news = { missionId, tellsPersistence: true };
      tell({
        milestoneId,
        message: sentences.filter(Boolean).join(' '),
        ...(begins && status === 'open' && { news }),
      });
    },
  };
}
