import type { FurtherLanguage } from '#components/words/languages.ts';
import { shorten } from '../../text/text.ts';
import { translatedKeys } from './fields.ts';
import { hashOf } from './hash.ts';
import type {
  ParsedMilestone,
  ParsedMission,
  ParsedPlan,
  ParsedTranslation,
} from './parseFiles.ts';
import type { ReportIn } from './problem.ts';

/**
 * Says which English text a translation was made from. Letters alone, because YAML would read `123456` or `1e5` as a
 * number.
 */
export function originOf({ fields, description }: ParsedMission): string {
  const texts = [...translatedKeys.map((key) => fields[key]), description];
  const text = texts.join('\n').normalize('NFC');
  return hashOf(text).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}

export const translationOf = (
  { path }: ParsedMission,
  { translations }: ParsedMilestone,
  language: FurtherLanguage,
) => translations.find((each) => each.original === path && each.language === language);

/** Undefined if the steps fit. With more or fewer of them, an employee's check marks would appear at the wrong ones. */
export function findMisfit({ steps }: ParsedTranslation, english: ParsedMission) {
  if (steps.size === english.steps.size) return undefined;
  const words = [...english.steps.values()].map((text) => `"${shorten(text)}"`).join(', ');
  return `The number of steps differs: ${english.steps.size} in the English text, ${steps.size} here. Keep the same steps, in the same order: ${words || 'none'}.`;
}

/** Reports missing and outdated translations, which the portal shows as well as it can. */
export function findGaps(
  plans: readonly ParsedPlan[],
  language: FurtherLanguage,
  reportIn: ReportIn,
) {
  for (const milestone of plans.flatMap(({ milestones }) => milestones)) {
    if (milestone.fields[`name.${language}`] === undefined) {
      const message = `The line "name.${language}: …" is missing, so the name is shown in English. Add it.`;
      reportIn(`${milestone.path}/milestone.yaml`)(message);
    }
    for (const mission of milestone.missions) {
      const translation = translationOf(mission, milestone, language);
      const origin = originOf(mission);
      if (!translation) {
        const report = reportIn(mission.path.replace(/md$/, `${language}.md`));
        report(`This translation is missing. Begin it with title, tag, and "of: ${origin}".`);
      } else if (translation.fields.of !== origin) {
        const misfit = findMisfit(translation, mission);
        const until = misfit ? ` Until then, the mission is shown in English. ${misfit}` : '';
        const rule =
          translation.fields.of === undefined
            ? `The line "of" is missing. If this translates today’s English text, add "of: ${origin}".`
            : `This does not translate today’s English text. Translate what is new, then write "of: ${origin}".`;
        reportIn(translation.path)(`${rule}${until}`, translation.lines.get('of'));
      }
    }
  }
}
