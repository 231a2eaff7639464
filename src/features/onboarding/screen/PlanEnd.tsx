import { usePortalWords } from '#components/words/portalWords.ts';
import { JourneyEnd } from '#onboarding/JourneyEnd';
import { Sentence } from '#ui/Sentence';
import { TextLink } from '#ui/TextLink';
import type { PlanView } from '../plan/journey.ts';
import { completionLinkOf, type People } from '../plan/people.ts';
import { planCompletedText } from './presses.ts';

interface PlanEndProps {
  view: Pick<PlanView, 'milestones' | 'progress'>;
  people: People;
}

/** Shown once nothing is open: a closing sentence, and a link to tell the contact. */
export function PlanEnd({ view, people }: PlanEndProps) {
  const words = usePortalWords();
  const completionLink = completionLinkOf(people, words.people, view.progress.total);
  return (
    <JourneyEnd
      sentence={planCompletedText(view.milestones, words.completion)}
      footer={
        completionLink && (
          <TextLink href={completionLink.link} newTabLabel={words.page.opensInNewTab}>
            <Sentence
              text={words.people.announceCompletion(completionLink.name)}
              names={[completionLink.name]}
            />
          </TextLink>
        )
      }
    />
  );
}
