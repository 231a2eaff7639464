import type { Language } from '#components/words/languages.ts';
import type { Milestone, Mission, Plan } from '#features/onboarding/plan/model.ts';
import type { Named, ParsedMilestone, ParsedMission, ParsedPlan } from './parseFiles.ts';
import { findMisfit, translationOf } from './translations.ts';

/** The plans as the portal shows them in a language. What is not translated stays English, and says so. */
export const assemble = (plans: readonly ParsedPlan[], language: Language): Plan[] =>
  plans.map(({ id, milestones }) => ({
    id,
    milestones: inOrder(milestones).map((milestone) => assembleMilestone(milestone, language)),
  }));

const inOrder = <Item extends Named>(items: readonly Item[]) =>
  items.toSorted((one, other) => one.number - other.number);

function assembleMilestone(milestone: ParsedMilestone, language: Language): Milestone {
  const { id, fields, missions } = milestone;
  const translated = language === 'en' ? fields.name : fields[`name.${language}`];
  return {
    id,
    name: translated ?? fields.name,
    ...(translated === undefined && { lang: 'en' as const }),
    day: fields.day,
    missions: inOrder(missions).map((mission) => assembleMission(mission, milestone, language)),
  };
}

/** A translation replaces the texts; steps keep the ids of the English ones. */
function assembleMission(
  mission: ParsedMission,
  milestone: ParsedMilestone,
  language: Language,
): Mission {
  const found = language === 'en' ? undefined : translationOf(mission, milestone, language);
  const translation = found && !findMisfit(found, mission) ? found : undefined;
  const { of: _, ...translatedFields } = translation?.fields ?? {};
  const { description, preview, shown } = translation ?? mission;
  const pictures = [...shown.keys()].flatMap((name) => milestone.pictures.get(name)?.picture ?? []);
  const isEnglish = language === 'en' || translation;
  return {
    id: mission.id,
    ...mission.fields,
    ...translatedFields,
    ...(!isEnglish && { lang: 'en' as const }),
    description,
    preview,
    ...(pictures.length > 0 && { pictures }),
    ...(mission.steps.size > 0 && { steps: [...mission.steps.keys()] }),
    isCompleted: false,
  };
}
